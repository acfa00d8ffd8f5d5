### فارسی. یک فهرست برای صفحه و خط فرمان.
### (Persian. The same ids in the same order as en.ftl; its notes hold here too.)
###
### The tone is that of a family table in correct spelling: sentences say «شما», buttons say what the player would say.
### Trick is دست, deal is دور, match is بازی, match points are «امتیاز بازی», computer players are «کامپیوتر».

## Names

app-name = حکم
hokm-4 = حکم

## Cards and suits

suit-name = { $suit ->
    [S] پیک
    [H] دل
    [C] گشنیز
   *[D] خشت
  }
suit-title = { suit-name }
suit-one = { suit-name }
rank-name = { $rank ->
    [A] آس
    [K] شاه
    [Q] بی‌بی
    [J] سرباز
   *[other] { $rank }
  }
card-name = { rank-name } { suit-name }
card-face-down = کارت بسته
card-refused = { $card }، الان مجاز نیست
card-raised = { $card }، بالا آمده؛ دوباره بزنید
card-winning = { $card }، فعلاً برنده

## Said on many screens

close = بستن
back = بازگشت
cancel = بی‌خیال
menu = منو
settings = تنظیمات
computer = کامپیوتر
us = ما
them = حریف
you = شما
partner = یار
hakem = حاکم
trump = حکم
points = امتیاز
tricks = دست

## Home

home-title = بازی حکم
home-headline = حکم کن، هفت دست ببر!
home-promise = محبوب‌ترین بازی ورق ایران، رایگان و توی مرورگر. نه نصب می‌خواهد، نه ثبت‌نام.
home-play-now = بازی کن
home-play-now-how = با بازیکن‌های کامپیوتری، همین الان
home-friends = بازی با دوستان
home-game = حکم · { NUMBER(4) } نفره · { $length }
home-to-points = تا { $target }
home-to-deals = { $deals } دور
home-rules = قانون‌ها: { $preset }
home-change = تغییر
home-continue = ادامهٔ بازی
home-continue-score = بازی: شما { $us }، حریف { $them }
home-continue-lobby = سر میز { $code } منتظرید
home-join = رفتن سر یک میز
home-join-code = کد میز
home-join-hint = کدی که دوستتان می‌خواند، مثل k7f3m9
home-join-go = برو
home-foot = متن‌باز · بدون تبلیغ · بدون ردیابی
home-level = بازیکن‌های کامپیوتری
home-level-random = تازه‌کار
home-level-level-1 = آسان
home-level-level-2 = خوب

## The rules, to be learnt

how-to-play = آموزش بازی
how-to-play-what = قانون‌های حکم در چند دقیقه
how-to-play-intro = دو نفر در برابر دو نفر. یک نفر حاکم است و حکم را می‌گوید؛ بعد هر کس به نوبت یک کارت بازی می‌کند و بهترین کارت دست را می‌برد. طرفی که زودتر هفت دست ببرد، آن دور را برده است.
rule-card-loading = قانون‌ها را می‌آوریم…

## House rules

rules-title = قانون‌های بازی
rules-preset = قانون‌های آماده
rules-preset-mine = قانون خودم
rules-length = یک بازی
rules-own = قانون خودم، { $count } تغییر
rules-loading = قانون‌ها دریافت می‌شوند…
rules-failed = قانون‌ها دریافت نشدند.
rules-idle = { $count } قانون دیگر که اکنون چیزی را عوض نمی‌کنند
rules-needs = با این‌ها اثر دارد: { $needs }
rules-refused = { $value }: { $why }
rules-number-of = عدد برای: { $rule }
rules-use = با همین قانون‌ها
rules-unit = { $value } امتیاز

## Settings

settings-language-and-numbers = زبان و عددها
settings-language = زبان
settings-digits = عددها
settings-digits-why = روی کارت‌ها همان A K Q J می‌ماند
settings-cards-and-table = کارت و میز
settings-preview = شکل کارت‌ها
settings-four-colours = کارت چهاررنگ
settings-four-colours-why = خشت آبی، گشنیز سبز
settings-face = طرح کارت
settings-face-auto = خودکار
settings-face-simple = ساده
settings-face-classic = سنتی
settings-theme = ظاهر
settings-theme-system = خودکار
settings-theme-light = روشن
settings-theme-dark = تیره
settings-playing = بازی
settings-touch = با انگشت یا قلم
settings-touch-why = با دو ضربه کارت اشتباهی بازی نمی‌شود
settings-touch-two = دو ضربه
settings-touch-one = یک ضربه
settings-mouse = با ماوس
settings-mouse-why = ماوس که روی کارت برود، کارت بالا می‌آید
settings-mouse-one = یک کلیک
settings-mouse-two = دو کلیک
settings-auto-last = کارت آخرم خودش بازی شود
settings-auto-last-why = انتخابی در کار نیست، پس می‌تواند خودش برود
settings-speed = سرعت
settings-speed-why = حرکت کارت‌ها، مکث بعد از هر دست و فکر کردن کامپیوترها. یک دور در «سریع» حداکثر { NUMBER(25) } ثانیه و در «فوری» { NUMBER(10) } ثانیه طول می‌کشد، به‌علاوهٔ فکر کردن خودتان.
settings-speed-slow = آرام
settings-speed-normal = عادی
settings-speed-fast = سریع
settings-speed-instant = فوری
settings-linger = ماندن دست تمام‌شده
settings-linger-why = با یک ضربه یا کارت بعدی زودتر جمع می‌شود
settings-linger-normal = عادی
settings-linger-long = طولانی
settings-access = دسترسی
settings-motion = حرکت کمتر
settings-motion-why = وگرنه طبق تنظیم دستگاه
settings-contrast = کنتراست بیشتر
settings-letter-keys = کلیدهای حرفی
settings-letter-keys-why = S H C D، L، T، M و ? سر میز
settings-spoken = میزان توضیح گفتاری
settings-spoken-why = برای صفحه‌خوان
settings-spoken-short = کوتاه
settings-spoken-full = کامل
settings-sound = صدا
settings-volume = بلندی صدا
settings-vibrate = لرزش وقتی نوبت من است

## Private table

friends-title = بازی با دوستان
friends-invite = { $step }. دعوت کنید
friends-qr = کد QR لینک میز
friends-code = کد میز، برای گفتن پای تلفن
friends-copy = کپی لینک
friends-copied = لینک کپی شد
friends-copy-failed = لینک کپی نشد. خودتان انتخابش کنید و کپی بگیرید.
friends-share = فرستادن لینک
friends-share-text = بیا حکم بازی کنیم: { $link }
friends-big-qr = QR بزرگ
friends-anyone = هر کسی لینک را داشته باشد می‌تواند بنشیند. لینک فقط مال همین میز است.
friends-network = این میز روی شبکهٔ خودتان است
friends-network-how = دوستانتان با همین وای‌فای { $address } را باز کنند یا کد را اسکن کنند. اینترنت لازم نیست.
friends-network-try = باز نمی‌شود؟ کد نشانی دیگری را نشان بدهید:
friends-network-others = باز نمی‌شود؟ این را امتحان کنید: { $addresses }
friends-only-here = این نشانی فقط روی همین کامپیوتر باز می‌شود. برای گوشی‌های همین وای‌فای، با { $command } شروع کنید.
friends-seats = { $step }. سر میز بنشینید
friends-table = جاهای دور میز
friends-free = جای خالی
friends-sit = اینجا بنشینید: { $place }
friends-place-bottom = جای نزدیک
friends-place-right = جای سمت راست
friends-place-top = جای روبه‌رو
friends-place-left = جای سمت چپ
friends-host = میزبان
friends-your-partner = یار شما
friends-away = رفته
friends-opposite-ccw = یارها روبه‌روی هم می‌نشینند. بازی خلاف عقربه‌های ساعت می‌چرخد.
friends-opposite-cw = یارها روبه‌روی هم می‌نشینند. بازی هم‌جهت عقربه‌های ساعت می‌چرخد.
friends-fill = جاهای خالی را کامپیوتر پر کند
friends-fill-why = همیشه با برچسب
friends-clock = زمان هر نوبت
friends-clock-why = چند ثانیه برای هر کارت
friends-clock-off = بدون زمان
friends-name = اسم شما
friends-name-save = ثبت
friends-start-alone = شروع با { $computers } کامپیوتر
friends-start-mixed = شروع با { $people } دوست و { $computers } کامپیوتر
friends-start-people = شروع با { $people } دوست
friends-wait-seats = همهٔ جاها باید پر شود، یا کامپیوتر پرشان کند.
friends-wait-host = { $host } بازی را شروع می‌کند.
friends-sit-first = برای بازی یک جا بنشینید.
friends-leave = رفتن از این میز

## Table

table-title = میز
table-score = دست‌های این دور: ما { $usTricks }، حریف { $themTricks }. { $length }: ما { $usPoints }، حریف { $themPoints }.
table-trick-word = دست
table-match-to = امتیاز بازی تا { $target }
table-match-deals = دور { $deal } از { $deals }
table-no-trump = هنوز حکم نشده
table-trump-is = حکم: { suit-name }
table-hand = دست شما
table-current-trick = دست جاری
table-played-by = { $name }: { $card }
table-cards-left = { $count } کارت
table-seats = بازیکن‌ها
table-seat = { $name }، { $kind ->
    [computer] کامپیوتر،
   *[person] {""}
  } { $relation ->
    [partner] یار شما
    [left] حریف سمت چپ
    [right] حریف سمت راست
   *[you] خود شما
  }، { table-cards-left }
table-actions = کارهای میز
table-last-trick = دست قبل
table-sort = چیدن
table-score-sheet = امتیازها
table-your-turn = نوبت شماست
table-lead = شما شروع کنید
table-lead-hakem = شما حاکمید. هر کارتی می‌توانید بازی کنید.
table-lead-any = هر کارتی می‌توانید بازی کنید.
table-follow = باید { suit-name } بازی کنید
table-void = { suit-name } ندارید: هر کارتی
table-turn-of = نوبت { $name }
table-choosing = { $name } دارد حکم می‌کند
table-tap-again = دوباره بزنید
table-click = کلیک کنید
table-must-follow = { suit-name } دارید، پس باید { suit-name } بازی کنید
table-no-last-trick = هنوز دستی بازی نشده.
table-took = { $relation ->
    [you] شما با { $card } بردید
   *[other] { $name } با { $card } برد
  }
table-deals-so-far = دورهای قبلی
table-details = جزئیات بازی
table-keys = کلیدها
table-reconnecting = { $name } دارد دوباره وصل می‌شود
table-sitting-in = کامپیوتر به جای { $name } بازی می‌کند
table-your-computer = کامپیوتر به جای شما بازی می‌کند.
table-back = برگشتم
do-resign = تسلیم
do-resign-ask = این بازی را واگذار می‌کنید؟ طرف مقابل برنده می‌شود.
table-leave = رفتن از میز
table-leave-ask = برای همیشه از این میز می‌روید؟ کامپیوتر به جای شما بازی می‌کند.
table-keep-playing = ادامه می‌دهم
table-home = صفحهٔ اول

## Keys

keys-title = همهٔ کلیدها
keys-choose = انتخاب کارت
keys-play = بازی کردن
keys-place = انتخاب با شماره
keys-ends = اولین و آخرین کارت
keys-legal = کارت مجاز بعدی
keys-suit = اولین کارت یک خال
keys-last-trick = دست قبل
keys-say = گفتن حکم و دست‌ها
keys-menu = منو
keys-check = بررسی پخش
keys-lower = پایین آوردن، بستن
keys-all = همهٔ کلیدها

## Finding the hakem and making trump

hakem-finding = حاکم کیست؟
hakem-found = { $name } حاکم است
hakem-found-you = شما حاکمید
hakem-skip = رد شو
trump-you = شما حاکمید
trump-ask = با این پنج کارت، حکم چیست؟
trump-suit = خال حکم
trump-hold = { $count } تا دارید
trump-confirm = حکم { suit-name }
trump-choose-first = یک خال انتخاب کنید
trump-clock = { $seconds } ثانیه مانده. اگر وقت تمام شود، خالی که از همه بیشتر دارید حکم می‌شود.
trump-how = پخش کارت چطور است
trump-step-hakem = { $cards } کارت به حاکم
trump-step-name = حاکم حکم می‌کند
trump-step-others = { $cards } کارت به بقیه
trump-step-all = { $cards } کارت به همه
trump-step-times = { $times } بار { $step }
trump-step-lead = حاکم شروع می‌کند
trump-tip = نکته
trump-tip-length = تعداد از قدرت مهم‌تر است: هشت کارت دیگر هم می‌آید.

## End of a deal

deal-end-kot = کوت!
deal-end-hakem-kot = حاکم‌کوت!
deal-end-won = این دور را بردید
deal-end-lost = این دور را حریف برد
deal-end-seven-none = هفت به هیچ
deal-end-thirteen = هر سیزده دست
deal-end-tricks = { $winner } دست به { $loser }
deal-end-target = امتیاز، تا
deal-end-deal-of = امتیاز، دور
deal-end-stays = { $name } باز هم حاکم است.
deal-end-passes = حاکم بعدی { $name } است.
deal-end-stays-you = شما باز هم حاکمید.
deal-end-passes-you = حاکم بعدی شمایید.
deal-end-all-hands = همهٔ دست‌ها
deal-end-next = دور بعد
deal-end-hold = صبر کن
deal-end-waiting = منتظر بقیه
deal-end-hand-of = { $relation ->
    [you] کارت‌های شما
   *[other] کارت‌های { $name }
  }

## End of a match

match-end-won = بازی را بردید!
match-end-lost = بازی را حریف برد
match-end-drawn = بازی مساوی شد
match-end-resigned = { $relation ->
    [you] شما تسلیم شدید.
   *[other] { $name } تسلیم شد.
  }
match-end-points = امتیاز بازی
match-end-in = در { $deals } دور
match-end-with = با { $partner }، { match-end-in }
match-end-rematch = یک بازی دیگر
match-end-change = عوض کردن بازی
match-end-ready = { $ready } از { $all } آماده
match-end-rematch-how = همین جاها، همین قانون‌ها. کامپیوترها همیشه آماده‌اند.
match-end-deal-by-deal = دور به دور
match-end-race = امتیاز بازی بعد از هر یک از { $deals } دور. ما: { $us }. حریف: { $them }.

## What the screen reader says, short or full (a setting)

say-deal-short = { $count ->
    [5] پنج کارت.
   *[other] { $count } کارت.
  }
say-deal-full = کارت‌های شما: { $cards }.
say-choose-trump-short = حکم کنید.
say-choose-trump-full = شما حاکمید. حکم را انتخاب کنید.
say-trump-short = حکم: { suit-name }.
say-trump-full = { $name }، { $relation ->
    [partner] یار شما،
    [left] حریف سمت چپ،
    [right] حریف سمت راست،
   *[you] {""}
  } { suit-name } را حکم کرد.
say-trump-you-short = حکم: { suit-name }.
say-trump-you-full = شما { suit-name } را حکم کردید.
say-card-short = { $name }، { $card }.
say-card-full = { $name }، { $relation ->
    [partner] یار شما،
    [left] حریف سمت چپ،
    [right] حریف سمت راست،
   *[you] {""}
  } { $card } بازی کرد.
say-ruff-short = { $name } برید.
say-ruff-full = { $name } { suit-name } ندارد و با { $card } می‌برد.
say-winning = { $relation ->
    [you] فعلاً شما می‌برید.
   *[other] فعلاً { $name } می‌برد.
  }
say-turn-short = نوبت شماست. { suit-title }.
say-turn-led-short = نوبت شماست. { suit-title }.
say-turn-led-full = نوبت شماست. زمین { suit-name } است. { $count } کارت می‌توانید بازی کنید.
say-turn-full = نوبت شماست. زمین { suit-name } است. فعلاً { $winner } با { $card } می‌برد. { $count } کارت می‌توانید بازی کنید.
say-lead-short = نوبت شماست. شما شروع کنید.
say-lead-full = نوبت شماست. شما شروع کنید؛ هر کارتی می‌توانید بازی کنید.
say-trick-short = { $relation ->
    [you] شما بردید.
   *[other] { $name } برد.
  } { $us } به { $them }.
say-trick-full = { $relation ->
    [you] شما دست را بردید.
    [partner] { $name } دست را برای ما برد.
   *[other] { $name } دست را برای حریف برد.
  } ما { $us }، حریف { $them }.
say-time-short = { $seconds } ثانیه.
say-time-full = { $seconds } ثانیه مانده. اگر وقت تمام شود، به جای شما یک کارت بازی می‌شود.
say-deal-end-short = پایان دور: { $us } به { $them }، { $points } امتیاز.
say-deal-end-full = { $side ->
    [us] ما دور را
   *[them] حریف دور را
  } { $winner } به { $loser } برد{ $side ->
    [us] یم
   *[them] {""}
  }، { $points } امتیاز. بازی: ما { $usPoints }، حریف { $themPoints }.
say-kot-short = کوت. { $points } امتیاز.
say-kot-full = کوت! { $how }، { $points } امتیاز. بازی: ما { $usPoints }، حریف { $themPoints }.
say-refused-short = باید همان خال.
say-refused-full = { suit-name } دارید، پس باید { suit-name } بازی کنید.
say-score-short = دست‌ها { $us } به { $them }. بازی { $usPoints } به { $themPoints }.
say-score-full = دست‌های این دور: ما { $us }، حریف { $them }. امتیاز بازی: ما { $usPoints }، حریف { $themPoints }.
say-raised = { $card }، بالا آمده.
say-lost-short = اتصال قطع شد.
say-lost-full = اتصال قطع شد. داریم دوباره وصل می‌شویم. جایتان تا { $seconds } ثانیه محفوظ است.
say-back = دوباره وصل شدیم.

## Connection and errors: what happened, then what to do

error-connection = اتصال قطع شد. داریم دوباره وصل می‌شویم…
error-seat-kept = جایتان تا { $seconds } ثانیه محفوظ است.
error-retry = دوباره
error-other-tab = این میز در پنجرهٔ دیگری باز است.
error-other-tab-here = همین‌جا ادامه بده
error-no-table = میزی با این کد یا لینک پیدا نشد. آن را دوباره ببینید یا از دوستتان بپرسید.
error-table-closed = این میز بسته شده.
error-new-table = میز تازه با همین قانون‌ها
error-offline = به سرور نمی‌رسیم. اتصال را ببینید و دوباره بزنید.
error-storage = تنظیمات روی این دستگاه نمی‌ماند.
error-new-version = نسخهٔ تازه آماده است.
error-reload = بارگذاری دوباره

## Why something was not done; the ids end in the wire's refusal codes

refused-not-your-turn = هنوز نوبت شما نشده.
refused-not-in-hand = این کارت دست شما نیست.
refused-must-follow = باید همان خال زمین را بازی کنید.
refused-must-trump = باید حکم بازی کنید.
refused-must-overtrump = باید حکم بالاتر بازی کنید.
refused-must-lead-trump = اولین کارت باید حکم باشد.
refused-must-not-lead-trump = اولین کارت نباید حکم باشد.
refused-not-now = الان نمی‌شود.
refused-wrong-seed = این عددی نیست که این دستگاه برای بُر زدن قول داده بود.
refused-match-over = بازی تمام شده.
refused-malformed = سرور متوجه نشد. صفحه را دوباره بارگذاری کنید.
refused-too-large = خیلی بلند بود. کوتاه‌ترش کنید.
refused-too-fast = خیلی تند بود. کمی صبر کنید و دوباره بزنید.
refused-old-version = نسخهٔ تازه آماده است. صفحه را دوباره بارگذاری کنید.
refused-no-such-table = میزی با این کد یا لینک پیدا نشد.
refused-no-such-game = این سرور چنین بازی‌ای ندارد.
refused-bad-rules = این قانون‌ها با هم جور نیستند. قانون دیگری انتخاب کنید.
refused-no-cookie = سرور این مرورگر را نمی‌شناسد، چون کوکی آن برنگشت. کوکی را برای این سایت مجاز کنید و صفحه را دوباره بارگذاری کنید.
refused-name-blank = اسم باید یک حرف، رقم یا شکلک داشته باشد که دیده شود.
refused-name-hidden = در این اسم نویسه‌ای هست که دیده نمی‌شود یا سرور آن را نمی‌شناسد. اسم را بدون آن بنویسید.
refused-name-marks = یکی از حرف‌های این اسم نشانه‌های زیادی دارد. چندتا را بردارید.
refused-name-long = این اسم بلند است. اسمی با حداکثر ۲۴ نویسه انتخاب کنید.
refused-not-seated = اول یک جا بنشینید.
refused-not-host = این کار فقط با میزبان است.
refused-seat-taken = همین الان یکی آنجا نشست. جای دیگری انتخاب کنید.
refused-table-full = همهٔ جاها پر است.
refused-not-started = بازی هنوز شروع نشده.
refused-already-started = بازی شروع شده.
refused-needs-people = همهٔ جاها باید پر شود، یا کامپیوتر پرشان کند.
refused-stale = این کار پذیرفته نشد. میز تازه شد.
refused-busy = سرور شلوغ است. کمی بعد دوباره بزنید.
refused-internal = سرور به مشکل خورد. دوباره امتحان کنید.

## سر میز: چیزهایی که گاهی روی میز می‌آید

computer-name-Laleh = لاله
computer-name-Simorgh = سیمرغ
computer-name-Homa = هما
computer-name-Rakhsh = رخش
computer-name-Kaveh = کاوه
computer-name-Shirin = شیرین
table-rules = قانون‌های این میز
table-match-kots = بازی تا { $kots } کوت
table-answering = { $name } جواب می‌دهد
table-deciding = { $name } تصمیم می‌گیرد: بس است یا ادامه
table-clock = { $seconds } ثانیه مانده
table-clock-paused = ساعت ایستاده
table-clock-reserve = از وقت ذخیره
table-slow = هنوز جوابی از سرور نیامده
table-connecting = داریم می‌رویم سر میز…
table-no-deals = هنوز دوری تمام نشده.
table-deal-number = دور
seat-reconnecting = دارد وصل می‌شود
seat-kot = برای کوت بازی می‌کند
seat-tapped = ضربه زد: دوباره
sorted-high = چیده شد، بزرگ‌ترها اول.
sorted-low = چیده شد، کوچک‌ترها اول.
missed-tricks = وقتی نبودید { $tricks } دست بازی شد: { $us } برای ما، { $them } برای حریف.
missed-deals = { $deals ->
    [one] وقتی نبودید دور تازه‌ای شروع شد.
   *[other] وقتی نبودید { $deals } دور تازه شروع شد.
  }

## چرا کارتی را نمی‌شود بازی کرد، غیر از هم‌خال نبودن

duty-trump = { suit-name } ندارید: حکم بزنید
duty-overtrump = حکم بزرگ‌تر بزنید
duty-lead-trump = شروع اول باید حکم باشد
duty-lead-no-trump = شروع اول نباید حکم باشد

## لحظه‌های کمیاب: حکم رو شده، ادعا، پیشنهاد، ادامه تا سیزده، واگذاری

do-turn-up = به جایش یک کارت رو شود
told-trump-turned-up = { $relation ->
    [you] { $card } شما رو شد.
   *[other] { $card } { $name } رو شد.
  }
claim-ask = { $claim ->
    [under-ten] بالاتر از ده ندارم: پخش دوباره
   *[no-court] شاه و بی‌بی و سرباز ندارم: پخش دوباره
  }
told-redeal-claimed = { $relation ->
    [you] شما پخش دوباره خواستید
   *[other] { $name } پخش دوباره خواست
  }: { $claim ->
    [under-ten] کارت بالاتر از ده نیست.
   *[no-court] شاه و بی‌بی و سرباز نیست.
  }
suggest-title = دوباره پخش شود؟
told-redeal-suggested = { $relation ->
    [you] شما حکم ندارید و پخش دوباره پیشنهاد می‌کنید.
   *[other] { $name } حکم ندارد و پخش دوباره پیشنهاد می‌کند.
  }
do-agree = دوباره پخش شود
do-refuse = همین را بازی می‌کنیم
told-redeal-answered = { $agreed ->
    [true] کارت‌ها دوباره پخش می‌شود.
   *[false] همین دور بازی می‌شود.
  }
do-suggest-redeal = حکم ندارم: پیشنهاد پخش دوباره
do-announce-kot = برای کوت بازی می‌کنیم
do-thaap = ضربه: همین خال، دوباره
do-concede = واگذاری این دور
do-concede-ask = این دور را واگذار می‌کنید؟ حریف آن را می‌برد.
told-kot-announced = { $relation ->
    [you] شما برای کوت بازی می‌کنید.
   *[other] { $name } برای کوت بازی می‌کند.
  }
told-table-tapped = { $relation ->
    [you] شما به میز ضربه زدید: همین خال، دوباره.
   *[other] { $name } به میز ضربه زد: همین خال، دوباره.
  }
go-on-title = هفت به هیچ! بس است یا ادامه؟
go-on-prize = { $prize ->
    [wins-match] هر { NUMBER(13) } دست یعنی بردن کل بازی.
    [points] هر { NUMBER(13) } دست { $value } امتیاز دارد.
    [kots] هر { NUMBER(13) } دست { $value } کوت دارد.
   *[none] هر { NUMBER(13) } دست همان کوت حساب می‌شود.
  }
go-on-risk = { $failed ->
    [keep-kot] اگر وسط راه یکی را ببازید، باز هم کوت حساب است.
    [opponents-score] اگر وسط راه یکی را ببازید، این دور را باخته‌اید.
   *[simple-win] اگر وسط راه یکی را ببازید، فقط برد ساده است.
  }
do-continue = ادامه می‌دهیم
do-stop = بس است، کوت
told-going-on-spoken = { $on ->
    [true] { $relation ->
        [you] شما تا { NUMBER(13) } ادامه می‌دهید.
       *[other] { $name } تا { NUMBER(13) } ادامه می‌دهد.
      }
   *[false] { $relation ->
        [you] شما گفتید بس است.
       *[other] { $name } گفت بس است.
      }
  }

## باز هم دربارهٔ پایان دور و پایان بازی

deal-end-sheet = امتیازها و بعدش
deal-end-redeal = پخش دوباره
deal-end-redeal-agreed = یارها با پخش دوباره موافق بودند.
deal-end-redeal-how = همان پخش‌کننده، همان حاکم، بدون امتیاز.
deal-end-conceded = این دور واگذار شد.
deal-end-conceded-by = { $relation ->
    [you] شما این دور را واگذار کردید.
   *[other] { $name } این دور را واگذار کرد.
  }
deal-end-failed-thirteen = تا { NUMBER(13) } ادامه داد و یکی را باخت: { $winner } به { $loser }
deal-end-why = { $side ->
    [us] { $won ->
        [true] تیم شما حاکم بود و برد.
       *[false] تیم شما حاکم بود و باخت.
      }
   *[them] { $won ->
        [true] تیم حریف حاکم بود و برد.
       *[false] تیم حریف حاکم بود و باخت.
      }
  }
deal-end-kots = کوت، تا
deal-end-of = { $deal } از { $deals }
deal-end-go-on = ادامه
deal-end-held-by = { $name } یک لحظه صبر می‌خواهد.
deal-end-match-result = نتیجهٔ بازی
match-end-resigned-side = { $side ->
    [us] تیم شما تسلیم شد.
   *[them] تیم حریف تسلیم شد.
  }
match-end-figures = تیم شما به روایت اعداد
match-end-figure-deals = دورهای برده
match-end-figure-kots = کوت‌ها
match-end-figure-tricks = دست‌های برده

## بررسی پخش: از کجا معلوم که کسی کارت‌ها را انتخاب نکرده

fair-title = بررسی این پخش
fair-check-deals = بررسی پخش‌ها
fair-record = گرفتن پروندهٔ بازی
fair-tick-honest = پخش سالم
fair-tick-partly = سالم، بخشی دیده شد
fair-tick-fault = جور درنمی‌آید
fair-tick-waiting = در جریان
fair-tick-held = بعد از بازی
fair-tick-unopened = هنوز باز نشده
fair-tick-checking = در حال بررسی
fair-tick-unproved = بدون مدرک
fair-alert = پخش { $deal } با قول سرور جور درنمی‌آید.
score-lines-loading = دورهای نخست دریافت می‌شوند…
score-lines-failed = دورهای نخست دریافت نشدند.
score-lines-again = تلاش دوباره
fair-load-failed = بخش بررسی باز نشد. وقتی اتصال برگشت دوباره امتحان کنید.
friends-hold = پخش‌ها بعد از پایان بازی باز شوند
friends-hold-why = تا آن موقع هیچ پخشی را نمی‌شود بررسی کرد
friends-hold-short = پخش‌ها بعد از بازی باز می‌شوند

## Terminal: the game in a window of text

terminal-resign-ask = این بازی را واگذار می‌کنید؟ از آن دو، آن که جلوتر است برنده می‌شود؛ اگر مساوی باشند، هیچ‌کس.
terminal-quit = خروج
terminal-light = روشن یا تیره
terminal-rules = قوانین
terminal-too-small = این پنجره کوچک است. دست‌کم { $width } در { $height } کنید.
terminal-kept = بازی نگه داشته شد. برای ادامه بزنید
terminal-record = پروندهٔ این بازی، برای hokm replay و hokm verify
terminal-skip = منتظر نمان
terminal-button = دکمه را انتخاب کن
terminal-signal = علامت به یار، همراه کارت
terminal-mouse = کلیک
terminal-mouse-how = بازی کردن کارت، زدن دکمه یا کلید
terminal-failed = { $player } از کار افتاد ({ $error })؛ کوچک‌ترین کارت برایش بازی می‌شود
terminal-failures = بازیکن { $player } { $count } بار از کار افتاد و کوچک‌ترین کارت برایش بازی شد ({ $error }).

## بازی‌های دیگر این خانواده در خط فرمان: دست‌ها و گروه‌ها

dummy-name = دست باز
side-of-two = { $name } و { $other }
table-tens = { $tens } ده‌لو
table-in-a-row = { $deals ->
    [one] { $deals } برد
   *[other] { $deals } برد پشت سر هم
  }
table-heap = روی هم: { $tricks } دست
table-first-half = دست قبل: { $name }
table-contract = قرار: { $side }، { $tricks }
table-stock = کارت‌های وسط: { $count }
table-no-trump-suits = حکم نیست: { $suits }
table-match-set = دور { $deal } از { $deals }
table-match-together = جمع امتیازها تا { $target }
seat-bid = { $tricks } می‌خواند
seat-passed = پاس
seat-laid = حکمِ بسته
seat-given = انتخاب کرد
seat-deals = پخش‌کننده

## نوبت کیست و برای چه

table-turn-dummy = { $name } برای دست باز بازی می‌کند
table-turn-dummy-you = نوبت دست باز: شما برایش بازی می‌کنید
table-bidding = { $name } دارد می‌خواند
table-hiding = { $name } یک کارت بسته می‌گذارد
table-discarding = { $name } کارت کنار می‌گذارد
table-drawing = { $name } کارت برمی‌دارد
table-giving = هنوز انتخاب نکرده: { $names }
table-void-ask = { suit-name } ندارید: هر کارتی، یا حکم را بپرسید
table-void-reveal = { suit-name } ندارید: هر کارتی، یا حکم را رو کنید
table-lead-reveal = هر کارتی، یا حکم را رو کنید.
table-void-face-down = { suit-name } ندارید: کارتتان بسته می‌رود
table-reveal-only = باید کارت حکم را رو کنید.
duty-ruff = حکم رو شده: یک حکم بازی کنید
mark-first = { $count ->
    [one] یک کارت نشان کنید
   *[other] { $count } کارت نشان کنید
  }
mark-left = { $count ->
    [one] یک کارت دیگر نشان کنید
   *[other] { $count } کارت دیگر نشان کنید
  }
mark-or-confirm = تأیید کنید، یا یک کارت دیگر نشان کنید
mark-confirm = تأیید کنید، یا نشانی را بردارید
pick-to-hide = کارتی را که بسته می‌گذارید انتخاب کنید

## چه می‌پرسیم: حکم، خواندن، کنار گذاشتن، برداشتن، رد کردن

trump-you-name = حکم با شماست
trump-ask-now = حکم چیست؟
trump-turn-only = یک کارت رو شود: خال آن حکم است.
trump-hide-ask = یک کارت بسته بگذارید: خال آن حکم است.
trump-hide-how = { $secret ->
    [yes] از همان دست اول حساب است، ولی فقط شما می‌دانید.
   *[no] تا رو نشود، حکمی در کار نیست.
  }
do-hide-trump = بگذارید
trump-lay-unseen = یک کارت ندیده بسته بماند
trump-face-down = حکم بسته است، { $name }
trump-only-you = فقط شما می‌دانید
ask-in-auction = چند دست می‌خوانید؟
bid-so-far = تا حالا: { $calls }.
bid-nobody = هنوز کسی نخوانده.
do-pass = پاس
discard-title = { $count } کارت کنار بگذارید
discard-choice = { $least } یا { $most } کارت کنار بگذارید
discard-how = از بازی بیرون می‌روند و کسی جز شما نمی‌بیند.
discard-do = کنار گذاشتن { $cards }
draw-title = کارت رویی
draw-ask = نگهش دارید، یا کنار بگذارید و بعدی را هرچه بود بردارید.
draw-must = این یکی مال شماست.
do-keep = نگه می‌دارم
do-reject = کنار می‌گذارم
take-title = دو کارت آخر
take-ask = یکی را بردارید؛ آن یکی بیرون می‌رود.
take-do = { $card } را برمی‌دارم
give-title = { $count ->
    [one] یک کارت به { $name } بدهید
   *[other] { $count } کارت به { $name } بدهید
  }
give-lost = دور قبل گروه شما کوت شد: اول حکم می‌دهید، بعد بالاترین کارت‌ها.
give-back = برای کوت { $count } کارت می‌گیرید و هر کارتی بخواهید پس می‌دهید؛ خالی جز حکم نباید تمام شود.
give-empties = آن وقت { suit-name } برایتان نمی‌ماند.
give-trump = باید حکم باشد.
give-highest = باید بالاترین کارتتان باشد.
give-do = می‌دهم: { $cards }
do-ask-trump = حکم چیست؟ رو کنید
do-reveal-trump = حکم را رو می‌کنم
signal-button = علامت: { $signal ->
    [highest] بالاترین این خال دستم است
    [last] آخرین کارت این خال
   *[none] هیچ
  }
signal-not-true = این علامت به این کارت نمی‌خورد.
go-on-partner-may-stop = تصمیم با { $name } است؛ شما می‌توانید با برد ساده تمامش کنید
go-on-stop-plain = بس است، برد ساده
go-on-title-all = همهٔ دست‌ها تا اینجا! بس است یا ادامه؟

## چه شد

dealer-found = { $relation ->
    [you] اول شما پخش می‌کنید.
   *[other] اول { $name } پخش می‌کند.
  }
trump-for-deal = حکم این دور { suit-name } است.
trump-named = { $name } { suit-name } را حکم کرد.
told-turn-up-asked = { $relation ->
    [you] می‌گذارید یک کارت رو شود.
   *[other] { $name } می‌گذارد یک کارت رو شود.
  }
lay-unseen-asked = { $relation ->
    [you] می‌گذارید یک کارت بسته بماند که کسی نمی‌بیند.
   *[other] { $name } می‌گذارد یک کارت بسته بماند که کسی نمی‌بیند.
  }
trump-laid-you = { $card } را برای حکم بسته گذاشتید.
trump-laid = { $name } یک کارت برای حکم بسته گذاشت.
trump-laid-blind = یک کارت برای حکم بسته است؛ کسی آن را ندیده.
trump-chosen-you = حکم { suit-name } است؛ بعد از کنار گذاشتن کارت‌ها گفته می‌شود.
told-trump-asked = { $relation ->
    [you] حکم را پرسیدید.
   *[other] { $name } حکم را پرسید.
  }
trump-revealed = { $card } رو شد: حکم { suit-name } است.
told-trump-set = { $relation ->
    [you] { suit-name } را حکم کردید.
   *[other] { $name } از خال زمین ندارد: حکم { suit-name } شد.
  }
trump-drawn = { $card } درآمد: حکم { suit-name } است.
told-trump-known = حالا معلوم شد: حکم { suit-name } است.
trump-narrowed = حالا معلوم شد چه حکم نیست: { $suits }
bid-made = { $relation ->
    [you] شما { $tricks } خواندید.
   *[other] { $name } { $tricks } خواند.
  }
bid-passed = { $relation ->
    [you] شما پاس دادید.
   *[other] { $name } پاس داد.
  }
told-auction-won = { $relation ->
    [you] شما باید { $tricks } دست ببرید.
   *[other] { $name } باید { $tricks } دست ببرد.
  }
told-cards-discarded = { $relation ->
    [you] { $number } کارت کنار گذاشتید.
   *[other] { $name } { $number } کارت کنار گذاشت.
  }
drew-you = { $card } را نگه داشتید.
drew-you-out = { $card } را نگه داشتید؛ { $out } بیرون رفت.
drew-first = { $name } کارت اول را نگه داشت.
drew-second = { $name } کارت دوم را برداشت.
gift-got = { $name } به شما داد: { $cards }.
gift-gave = شما به { $name } دادید: { $cards }.
gift-chosen = { $relation ->
    [you] انتخاب کردید؛ بقیه دارند انتخاب می‌کنند.
   *[other] { $name } انتخاب کرد.
  }
told-hand-exposed = دست باز رو شد.
told-card-laid-away = { $relation ->
    [you] شما یک کارت بسته بازی کردید.
   *[other] { $name } یک کارت بسته بازی کرد.
  }
told-signalled = { $signal ->
    [highest] { $relation ->
        [you] علامت دادید: بالاترین این خال دستم است.
       *[other] { $name } علامت داد: بالاترین این خال دستم است.
      }
   *[last] { $relation ->
        [you] علامت دادید: آخرین کارت این خال بود.
       *[other] { $name } علامت داد: آخرین کارت این خال بود.
      }
  }
partners-looked = { $you ->
    [yes] شما و یارتان کارت‌های هم را می‌بینید.
   *[no] یارها کارت‌های هم را می‌بینند.
  }
kot-goes-on = کوت. بازی تا آخرین دست ادامه دارد.
trick-taken = { $relation ->
    [you] شما دست را بردید.
   *[other] { $name } دست را برد.
  }
trick-heap = { $relation ->
    [you] شما دست را بردید؛ می‌ماند روی هم.
   *[other] { $name } دست را برد؛ می‌ماند روی هم.
  }
trick-took-heap = { $relation ->
    [you] شما برداشتید:
   *[other] { $name } برداشت:
  } { $tricks } دست.

## دور و بازی چطور تمام شد

deal-end-won-by = دور به { $name } رسید
deal-end-won-by-you = شما دور را بردید
deal-end-why-alone = { $relation ->
    [you] شما حاکم بودید و { $won ->
        [true] بردید.
       *[false] باختید.
      }
   *[other] { $name } حاکم بود و { $won ->
        [true] برد.
       *[false] باخت.
      }
  }
deal-end-level-lost = دست‌ها { $tricks } به { $tricks }؛ طرفی که حکم کرد باید { $needed } دست می‌برد
deal-end-level-first = ؛ در تساوی طرف حاکم می‌بازد، وگرنه طرف بعد از او می‌برد
deal-end-third = دو نفر اول مساوی‌اند، پس سومی می‌برد.
deal-end-drawn = کسی دور را نبرد
deal-end-level = دو طرف مساوی‌اند.
deal-end-over = دور تمام شد
deal-end-each-trick = هر دست یک امتیاز است.
deal-end-made = { $bid } خوانده شد و رسید: { $tricks } دست
deal-end-failed = { $bid } خوانده شد و نرسید: { $tricks } دست
deal-end-contract-made = قرار رسید
deal-end-contract-failed = قرار نرسید
deal-end-tens = { $winner } ده‌لو به { $loser }
deal-end-tens-tricks = ده‌لوها { $tens } به { $tens }، دست‌ها { $winner } به { $loser }
deal-end-all-tens = هر چهار ده‌لو
deal-end-all-tricks = هر { $tricks } دست
deal-end-kot-tricks = { $tricks } دست اول
deal-end-streak-kot = { $deals } برد پشت سر هم یک کوت است.
deal-end-all-passed = همه پاس دادند.
deal-end-redeal-same = همان نفر دوباره پخش می‌کند، بدون امتیاز.
deal-end-deals-next = پخش بعدی با { $name } است.
deal-end-deals-next-you = پخش بعدی با شماست.
deal-end-passing = پیش از دور بعد هر نفر { $cards } کارت رد می‌کند.
match-end-won-by = بازی به { $name } رسید
