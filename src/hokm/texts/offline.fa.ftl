### فارسی. واژه‌های صفحه‌ای که بی سرور پروندهٔ بازی را بررسی می‌کند (hokm verify --page).

offline-title = بررسی پروندهٔ بازی
offline-language = English
offline-about = این صفحه همهٔ پخش‌های یک پروندهٔ بازی را از نو حساب می‌کند. سرور نمی‌خواهد، چیزی به جایی نمی‌فرستد و بی اینترنت کار می‌کند.
offline-choose = انتخاب فایل بازی
offline-or = یا فایل را اینجا رها کنید. آن را آخر بازی می‌گیرید: فایلی که نامش به ‎.hokm ختم می‌شود.
offline-bots-title = همهٔ کامپیوتر‌ها هم دوباره بازی کنند
offline-bots-about = نشان می‌دهد هر کامپیوتر از روی آنچه می‌دید همان را بازی کرده که باید. بیشتر طول می‌کشد.
offline-verdict-starting = آماده می‌شود
offline-verdict-starting-about = چند ثانیه طول می‌کشد، فقط یک بار.
offline-verdict-checking = در حال بررسی
offline-verdict-checking-about = تا اینجا { $matches } بازی.
offline-verdict-holds = همه چیز درست است
offline-verdict-holds-about = { $matches ->
    [one] کارت‌های این بازی از راز قفل‌شده و عددهای بازیکن‌ها درمی‌آید.
   *[other] کارت‌های هر { $matches } بازی از رازهای قفل‌شده و عددهای بازیکن‌ها درمی‌آید.
  }
offline-bots-hold = هر کامپیوتر همان‌طور بازی کرده که می‌گوید.
offline-verdict-faulty = چیزی جور درنمی‌آید
offline-verdict-faulty-about = { $faulty } بازی از { $matches } بازی ایراد دارد. هر ایراد پایین آمده است.
offline-verdict-unproved = همه چیز مدرک ندارد
offline-verdict-unproved-about = { $unproved } بازی از { $matches } بازی مدرک ندارد و درباره‌اش چیزی نمی‌شود گفت.
offline-verdict-empty = در این فایل بازی‌ای نیست
offline-verdict-empty-about = پروندهٔ بازی با نام بازی شروع می‌شود، مثل [Variant "hokm-4"].
offline-verdict-broken = این مرورگر نتوانست
offline-match = بازی { $match }
offline-holds = { $deals } پخش درست درمی‌آید.
offline-waiting = { $deals } پخش هنوز باز نشده است.
offline-alone = در { $deals } پخش هیچ بازیکنی عددی نداده است، مثل همهٔ بازی‌های آزمایشی: کسی که پخش کرده می‌توانسته آن‌قدر راز عوض کند تا کارت‌ها به دلش بنشیند.
offline-no-proof = مدرک ندارد.
offline-faults = { $count } ایراد.
offline-commitment = با آنچه دستگاهتان پیش از پخش اول نشان داد مقایسه کنید:
offline-deal = پخش { $deal }:
offline-more = نمایش { $count } تای دیگر
offline-word-chain = رازی که باز شد همان نیست که قفل شده بود، یا در بازی دیگری هم به کار رفته است
offline-word-link-missing = رازی باز نشده است
offline-word-commitment = عدد قفل‌شده آن نیست که رازها به آن می‌رسند
offline-word-rules-hash = قانون‌ها همان‌هایی نیست که قفل شده بود
offline-word-seed = عدد یک بازیکن آن نیست که قولش را داده بود
offline-word-deal = کارت‌ها جور درنمی‌آید
offline-word-draw = کارت‌های پیدا کردن حاکم اول جور درنمی‌آید
offline-word-chance = قرعه یا کارت روشده جور درنمی‌آید
offline-word-illegal = قانون این بازی را نمی‌پذیرد
offline-word-result = نتیجه چیز دیگری است
offline-word-tag = سرِ پروندهٔ بازی درست نیست
offline-word-bot-move = کامپیوتر‌ای آن‌طور که می‌گوید بازی نکرده است
offline-proves = پروندهٔ درست ثابت می‌کند کسی کارت‌ها را انتخاب نکرده است. ثابت نمی‌کند که کسی آن‌ها را ندیده، دو بازیکن با هم حرف نزده‌اند، یا کسی حرکتی مجاز را عوض نکرده است.
