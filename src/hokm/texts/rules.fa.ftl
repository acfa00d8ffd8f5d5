### برگهٔ قانون: برای هر سطری که قانون‌های یک بازی می‌دهند یک متن، و عنوان هر بخش.

rule-slot-seating = بازیکن‌ها
rule-slot-pack = کارت‌ها
rule-slot-first_hakem = { $role ->
    [bids] چه کسی اول می‌خواند
    [leads] چه کسی شروع می‌کند
   *[hakem] اولین حاکم
}
rule-slot-deal_plan = پخش
rule-slot-auction = خواندن
rule-slot-trump = حکم
rule-slot-draft = کامل کردن دست
rule-slot-claims = پخش دوباره
rule-slot-exchange = رد و بدل کارت
rule-slot-exposure = دست باز
rule-slot-play = شروع
rule-slot-follow = بازی
rule-slot-ranking = دست‌ها
rule-slot-capture = برداشتن دست‌ها
rule-slot-ending = بردن دور
rule-slot-going_on = ادامه دادن
rule-slot-scoring = امتیاز
rule-slot-succession = دور بعد
rule-slot-announcements = آنچه می‌شود گفت
rule-slot-match_end = پایان بازی
rule-slot-time_out = وقت

## بازیکن‌ها و کارت‌ها

rule-seats-alone = { $seats ->
    [2] دو بازیکن.
   *[3] سه بازیکن، هر کس برای خودش.
}
rule-seats-sides = { $seats ->
    [4] چهار بازیکن، دو گروه؛ یارها روبه‌روی هم می‌نشینند.
   *[other] { $each ->
        [2] شش بازیکن، سه گروه دونفره؛ یارها روبه‌روی هم می‌نشینند.
       *[other] شش بازیکن، دو گروه سه‌نفره که یکی در میان می‌نشینند.
    }
}
rule-seats-dummy = سه بازیکن، هر کس برای خودش، و سهم چهارمی از کارت‌ها که صاحب ندارد: «دست باز». جایش روبه‌روی حاکم است و نوبتش که می‌رسد حاکم از کارت‌های آن بازی می‌کند.
rule-direction = { $direction ->
    [cw] بازی در جهت عقربه‌های ساعت می‌چرخد: نفر بعدی سمت چپ است.
   *[ccw] بازی خلاف عقربه‌های ساعت می‌چرخد: نفر بعدی سمت راست است.
}
rule-pack = { $cards } کارت.
rule-pack-without-two = { $suit ->
    [H] { $cards } کارت: دولوی دل کنار گذاشته می‌شود.
    [D] { $cards } کارت: دولوی خشت کنار گذاشته می‌شود.
    [S] { $cards } کارت: دولوی پیک کنار گذاشته می‌شود.
   *[C] { $cards } کارت: دولوی گشنیز کنار گذاشته می‌شود.
}
rule-pack-without-drawn-two = { $cards } کارت: پیش از هر پخش یکی از دولوها به قرعه کنار گذاشته می‌شود.
rule-pack-without-twos = { $packs ->
    [1] { $cards } کارت: یک دسته ورق بدون دولوها.
   *[other] { $cards } کارت: { $packs } دسته ورق بدون دولوها.
}

## چه کسی شروع می‌کند

# کار کسی که پیدا می‌شود.
rule-role = { $role ->
    [bids] اول می‌خواند
    [leads] بازی را شروع می‌کند
   *[hakem] حاکم است
}
rule-first-hakem-rank = { $rank ->
    [jack] کارت‌ها دور میز یکی‌یکی رو می‌شوند. هر که اولین سرباز را بگیرد { rule-role }.
   *[ace] کارت‌ها دور میز یکی‌یکی رو می‌شوند. هر که اولین آس را بگیرد { rule-role }.
}
rule-first-hakem-two-aces = کارت‌ها دور میز یکی‌یکی رو می‌شوند. هر که اولین آس را بگیرد { rule-role }؛ نفر بعدی که آس بگیرد یار اوست و روبه‌رویش می‌نشیند.
rule-first-hakem-high-card = نفری یک کارت: بالاترین { rule-role } و دومی یار اوست و روبه‌رویش می‌نشیند. اگر برای یکی از این دو مساوی شد، همه دوباره می‌کشند.
rule-first-hakem-two-card-total = نفری دو کارت، از آس با ۱۴ تا دولو با ۲: بالاترین جمع { rule-role } و دومی یار اوست و روبه‌رویش می‌نشیند. اگر برای یکی از این دو مساوی شد، همه دوباره می‌کشند.
rule-first-hakem-lot = پخش‌کننده به قرعه تعیین می‌شود؛ نفر بعد از او { rule-role }.
rule-first-hakem-draw-high = نفری یک کارت، شاه بالا و آس پایین: بالاترین { rule-role }. مساوی‌ها دوباره می‌کشند.
rule-first-hakem-high-card-dealer = نفری یک کارت: بالاترین پخش می‌کند و نفر بعدی { rule-role }. مساوی‌ها دوباره می‌کشند.
rule-first-hakem-draw-partners = نفری یک کارت: دو کارت بالا با هم، مقابل دو کارت پایین. بالاترین پخش می‌کند و نفر بعدی { rule-role }. اگر تساوی تعیین‌کننده باشد دوباره می‌کشند.
rule-draw-cap = کارت‌های بالاتر از ده حساب نیستند؛ هر که رو کند یکی دیگر برمی‌دارد.
rule-no-skip = تا پیدا شدن یار، به کسی که اولین آس را گرفته هم کارت می‌رسد؛ آس‌های بعدی او حساب نیستند.

## پخش

rule-deal = { $who ->
    [look] { $batches } کارت. همه { $first } کارت اول را می‌گیرند و می‌بینند؛ بقیه بعد از تعیین حکم پخش می‌شود.
    [wait] { $batches } کارت. همه { $first } کارت اول را می‌گیرند، ولی تا حکم تعیین نشده فقط حاکم نگاه می‌کند.
    [all] { $batches } کارت. همه یک‌باره پخش می‌شود.
   *[eldest] { $batches } کارت. اول فقط حاکم { $first } کارت می‌گیرد و حکم را تعیین می‌کند؛ بعد به بقیه می‌رسد.
}
rule-deal-blind = حاکم تا کارت حکم بسته روی میز گذاشته نشده کارت‌هایش را نمی‌بیند.
rule-deal-stock = حاکم { $first } کارت می‌گیرد و حکم می‌کند؛ بعد نفر دیگر { $first } کارت می‌گیرد. { $stock } کارت وسط می‌ماند.
rule-auction = از نفر بعد از پخش‌کننده، هر کس می‌خواند که چند دست می‌برد، از { $lowest } تا { $highest } و هر بار بیشتر از قبلی؛ یا پاس می‌دهد. هر که بیشتر از همه بخواند حاکم است؛ با { $highest } خواندن تمام می‌شود.
rule-auction-one-round = هر کس یک بار حرف می‌زند.
rule-auction-until-passes = خواندن آن‌قدر می‌چرخد تا همهٔ دیگران پاس بدهند؛ هر که پاس بدهد بیرون است.
rule-auction-all-pass-forced = اگر همه پاس بدهند، نفر بعد از پخش‌کننده باید { $lowest } را بازی کند.
rule-auction-all-pass-redeal = اگر همه پاس بدهند، همان پخش‌کننده دوباره پخش می‌کند.
rule-auction-leads-hakem = اولین کارت را حاکم می‌زند.
rule-auction-leads-eldest = اولین کارت را نفر بعد از پخش‌کننده می‌زند.

## حکم

rule-trump-called = حاکم با دیدن { $first } کارت هر خالی را که بخواهد حکم می‌کند. حکم عوض نمی‌شود.
rule-turn-up = { $must ->
    [yes] حکم را یکی از کارت‌های حاکم تعیین می‌کند
   *[no] حاکم می‌تواند به جای انتخاب خال، حکم را به یک کارت بسپارد
}: { $which ->
    [blind] از { $high } کارت اولی که به او می‌رسد یکی ندیده
    [one] { $low }مین کارتی که به او می‌رسد
   *[some] از { $low }مین تا { $high }مین کارتی که به او می‌رسد یکی ندیده
} رو می‌شود و خال آن حکم است.
rule-no-trump = حکم نداریم.
rule-trump-foretold = پیش از پخش یک کارت از دسته کشیده و نشان داده می‌شود: خال آن حکم است. کارت به دسته برمی‌گردد.
rule-earned-first-trick = اول حکم نداریم. برندهٔ دست اول پیش از شروع دست دوم حکم می‌کند.
rule-earned-two-tricks = { $first ->
    [yes] اول حکم نداریم. اگر یک گروه دو دست اول را ببرد، برندهٔ دست دوم پیش از کارت بعدی حکم می‌کند؛ وگرنه این دور حکم ندارد.
   *[no] اول حکم نداریم. همین که گروهی دو دست پشت سر هم ببرد، برندهٔ دومی پیش از کارت بعدی حکم می‌کند.
}
rule-earned-side = در امتیاز، گروهی که حکم کرده گروه حاکم حساب می‌شود. اینکه دور بعد چه کسی پخش می‌کند همچنان به کسی که اول شروع کرده بستگی دارد.
rule-hidden-laid = { $blind ->
    [yes] یکی از { $first } کارت اول حاکم ندیده بسته روی میز گذاشته می‌شود: خال آن حکم خواهد بود و هیچ‌کس آن را نمی‌داند.
   *[no] حاکم یکی از { $first } کارتش را بسته روی میز می‌گذارد: خال آن حکم خواهد بود و فقط خودش می‌داند.
}
rule-hidden-aside = تا این کارت رو نشده حکم نداریم، و کارت جزو دست حاکم نیست. وقتی رو شد به دست او برمی‌گردد.
rule-hidden-asked = { $who ->
    [opponents] حریف حاکم اگر از خال زمین نداشته باشد می‌تواند حکم را بپرسد: کارت رو می‌شود و او اگر حکم دارد باید حکم بازی کند. مجبور نیست بپرسد.
   *[all] هر کس جز حاکم اگر از خال زمین نداشته باشد می‌تواند حکم را بپرسد: کارت رو می‌شود و او اگر حکم دارد باید حکم بازی کند. مجبور نیست بپرسد.
}
rule-hidden-shown = خود حاکم هم وقتی شروع می‌کند یا از خال زمین ندارد می‌تواند آن را رو کند؛ آن وقت باید حکم بازی کند.
rule-hidden-its-suit = { $must ->
    [yes] اگر خال همان کارت زمین بیاید و حاکم کارت دیگری از آن نداشته باشد، باید آن را رو کند.
   *[no] اگر خال همان کارت زمین بیاید و حاکم کارت دیگری از آن نداشته باشد، مجبور نیست آن را رو کند و هر کارتی می‌تواند بازی کند.
}
rule-hidden-first-void = همین که نوبت به کسی برسد که از خال زمین ندارد، کارت رو می‌شود؛ او بعد هر کارتی می‌تواند بازی کند.
rule-hidden-counts = { $trick ->
    [yes] کارت‌های آن خال که پیش از رو شدن در همین دست بازی شده‌اند هم حکم حساب می‌شوند.
   *[no] کارت‌های آن خال که پیش از رو شدن در همین دست بازی شده‌اند حکم حساب نمی‌شوند.
}
rule-hidden-face-down = تا حکم پنهان است، کارتی که حاکم از خالی جز خال زمین بازی کند بسته روی میز می‌ماند و نمی‌برد؛ آخر دور نشان داده می‌شود.
rule-hidden-last = اگر تا آخر رو نشود، آخرین کارت حاکم همان است و رو می‌شود؛ اگر دور زودتر تمام شود، همراه دست‌ها نشان داده می‌شود.
rule-secret-laid = حاکم یکی از { $first } کارت اولش را بسته روی میز می‌گذارد: خال آن از همان دست اول حکم است، ولی فقط خودش می‌داند.
rule-secret-turn-up = یا حکم را به یک کارت می‌سپارد: { $which ->
    [blind] از { $high } کارت اولی که به او می‌رسد یکی ندیده
    [one] { $low }مین کارتی که به او می‌رسد
   *[some] از { $low }مین تا { $high }مین کارتی که به او می‌رسد یکی ندیده
} بسته گذاشته می‌شود و به هیچ‌کس نشان داده نمی‌شود، به خودش هم نه.
rule-secret-stays = { $aside ->
    [yes] کارت کنار می‌ماند و آخرین کارتی است که بازی می‌کند.
   *[no] کارت جزو دست اوست؛ هر وقت بخواهد بازی می‌کند و آن وقت دیده می‌شود.
}
rule-secret-winner = بعد از هر دست برنده اعلام می‌شود، ولی گفته نمی‌شود چرا.
rule-secret-known = حکم وقتی معلوم می‌شود که همان کارت بازی شود، یا دستی بدون دولوی دل را خالی جز خال زمین ببرد. اگر خال زمین ببرد، خال‌های دیگری که در آن دست بازی شده‌اند حکم نیستند؛ وقتی سه خال کنار رفت، چهارمی حکم است.
rule-void-sets-trump = اول حکم نداریم. اولین کسی که از خال زمین نداشته باشد، با کارتی که بازی می‌کند خال آن را تا آخر دور حکم می‌کند.
rule-void-counts = { $next ->
    [yes] این حکم از دست بعد حساب است.
   *[no] آن کارت همان لحظه حکم است: دست را می‌برد، مگر حکم بالاتری بازی شود.
}
rule-void-rest = { $once ->
    [yes] { $rest } کارت بقیه همان لحظه پخش می‌شود؛ هر که هنوز بازی نکرده، با کارت‌های تازه هم باید از خال زمین بازی کند.
   *[no] { $rest } کارت بقیه بعد از همان دست پخش می‌شود.
}
rule-void-drawn = اگر { $waiting } دست بگذرد و همه از خال زمین بازی کرده باشند، یک کارت از همان دست‌ها کشیده می‌شود و خال آن حکم است.

## کامل کردن دست، پخش دوباره، رد و بدل کارت

rule-draft-hakem = حاکم { $number } کارت کنار می‌گذارد.
rule-draft-hakem-choice = حاکم { $one } یا { $other } کارت کنار می‌گذارد.
rule-draft-trump-waits = نفر دیگر تازه بعد از آن حکم را می‌شنود و { $first } کارتش را می‌بیند.
rule-draft-other = بعد نفر دیگر { $number } کارت کنار می‌گذارد.
rule-draft-other-rest = بعد نفر دیگر آن‌قدر کنار می‌گذارد که هر دو روی هم { $all } کارت کنار گذاشته باشند.
rule-draft-unseen = هیچ‌کدام کارت‌هایی را که دیگری کنار گذاشته نمی‌بیند.
rule-draft-first-hakem = به نوبت از کارت‌های وسط برمی‌دارند، اول حاکم، تا هر دو { $cards } کارت داشته باشند.
rule-draft-first-most = به نوبت از کارت‌های وسط برمی‌دارند تا هر دو { $cards } کارت داشته باشند؛ اول کسی که بیشتر کنار گذاشته.
rule-draft-draw = { $looks ->
    [yes] کارت رویی را ببینید: اگر نگهش دارید، کارت بعدی را می‌بینید و کنار می‌گذارید؛ اگر نخواهید، کنار می‌رود و کارت بعدی را باید نگه دارید.
   *[no] کارت رویی را ببینید: اگر نگهش دارید، کارت بعدی ندیده کنار می‌رود؛ اگر نخواهید، کنار می‌رود و کارت بعدی را باید نگه دارید.
}
rule-draft-draw-single = کارت رویی را ببینید و نگه دارید، یا کنار بگذارید و بعدی را نگه دارید؛ تا وقتی که کارت‌های وسط به هر دو برسد.
rule-draft-both-shown = از دو کارت آخر، کسی که برمی‌دارد هر دو را می‌بیند و یکی را انتخاب می‌کند.
rule-no-redeal = پخش دوباره نداریم.
rule-claim-under-ten = حاکم می‌تواند با { $first } کارت بدون آس، شاه، بی‌بی و سرباز پخش دوباره بخواهد.
rule-claim-no-court-first5 = حاکم می‌تواند با { $first } کارت بدون شاه، بی‌بی و سرباز پخش دوباره بخواهد.
rule-claim-no-court-13 = { $highest ->
    [ace] حاکم می‌تواند به جای اولین کارت، با { $cards } کارت بدون آس، شاه، بی‌بی و سرباز پخش دوباره بخواهد.
   *[king] حاکم می‌تواند به جای اولین کارت، با { $cards } کارت بدون شاه، بی‌بی و سرباز پخش دوباره بخواهد.
}
rule-redeal-limit = { $limit ->
    [0] پخش دوباره پشت سر هم محدودیت ندارد.
   *[other] حداکثر { $limit } پخش دوباره پشت سر هم.
}
rule-partner-no-trump = یار حاکم اگر حکم نداشته باشد می‌تواند پیش از اولین کارت یک بار پخش دوباره پیشنهاد کند؛ تصمیم با حاکم است.
rule-redeal-same = همان پخش‌کننده دوباره پخش می‌کند و حاکم همان است.
rule-exchange-gift = { $two ->
    [yes] در دور بعد از کوت، وقتی حکم معلوم شد، هر بازنده یک حکم به برندهٔ سمت راستش می‌دهد و یک کارت پس می‌گیرد؛ اگر هر { $tricks } دست را باخته باشد، دو کارت. همه هم‌زمان انتخاب می‌کنند. هر که حکم کم دارد، به جایش بالاترین کارت‌های دیگرش را می‌دهد.
   *[no] در دور بعد از کوت، وقتی حکم معلوم شد، هر بازنده یک حکم به برندهٔ سمت راستش می‌دهد و یک کارت پس می‌گیرد. همه هم‌زمان انتخاب می‌کنند. هر که حکم ندارد، به جایش بالاترین کارت دیگرش را می‌دهد.
}
rule-exchange-two-of-hearts = دولوی دل را می‌شود به جای حکم داد، ولی اجباری نیست.
rule-exchange-return = برنده نباید با پس دادن کارت، خالی جز حکم را در دستش تمام کند.
rule-dummy-opens = { $when ->
    [after] کارت‌های «دست باز» درست بعد از اولین کارت برای همه رو می‌شود.
   *[before] کارت‌های «دست باز» پیش از اولین کارت برای همه رو می‌شود.
}

## دست‌ها

rule-lead = { $who ->
    [eldest] اولین کارت را نفر بعد از پخش‌کننده می‌زند.
   *[hakem] اولین کارت را حاکم می‌زند.
}
rule-must-trump-off = اگر از خال زمین دارید باید همان را بازی کنید؛ وگرنه هر کارتی آزاد است.
rule-must-trump-trump = اگر از خال زمین دارید باید همان را بازی کنید؛ وگرنه اگر حکم دارید باید ببرید.
rule-must-trump-trump-and-overtrump = اگر از خال زمین دارید باید همان را بازی کنید؛ وگرنه باید ببرید، و اگر بشود با حکمی بالاتر از حکم‌های زمین.
rule-undertrump = { $discard ->
    [yes] هر که حکم بالاتر ندارد می‌تواند رد بدهد.
   *[no] هر که حکم بالاتر ندارد باز هم باید حکم بازی کند.
}
rule-first-lead-forbidden = اولین کارت دور نباید حکم باشد، مگر اینکه جز حکم در دست نباشد.
rule-first-lead-required = اولین کارت دور باید حکم باشد، اگر در دست هست.
rule-follow-two-of-hearts = دولوی دل جزو دل نیست، حکم است؛ همیشه می‌شود بازی‌اش کرد و هیچ‌وقت اجباری نیست. اگر با آن شروع شود، دیگران باید حکم بازی کنند.
rule-freed-rest-of-trick = اگر وقتی حکم هنوز معلوم نیست بازی شود، بقیه در آن دست هر کارتی می‌توانند بازی کنند.
rule-freed-only-if-led = اگر وقتی حکم هنوز معلوم نیست با آن شروع شود، بقیه در آن دست هر کارتی می‌توانند بازی کنند.
rule-ranking = { $trump ->
    [no] بالاترین کارت خال زمین دست را می‌برد. آس از همه بالاتر است. برنده دست بعد را شروع می‌کند.
   *[yes] بالاترین حکم دست را می‌برد، وگرنه بالاترین کارت خال زمین. آس از همه بالاتر است. برنده دست بعد را شروع می‌کند.
}
rule-equal-cards = { $last ->
    [yes] از دو کارت یکسان، آن که دیرتر بازی شده بالاتر است.
   *[no] از دو کارت یکسان، آن که زودتر بازی شده بالاتر است.
}
rule-two-of-hearts-on-top = دولوی دل، حکم هر چه باشد، بالاترین حکم است. اگر خودش کارت تعیین‌کنندهٔ حکم باشد، حکم دل است.
rule-heap = { $alone ->
    [yes] دست‌ها روی هم جمع می‌شوند. هر که دو دست پشت سر هم ببرد، همه را برمی‌دارد.
   *[no] دست‌ها روی هم جمع می‌شوند. هر که دو دست پشت سر هم ببرد، همه را برای گروهش برمی‌دارد؛ دستی که یارش ببرد رشته را قطع می‌کند.
}
rule-heap-dummy = { $same ->
    [yes] حاکم و «دست باز» روی هم یک بازیکن حساب می‌شوند.
   *[no] حاکم و «دست باز» دو بازیکن جدا حساب می‌شوند؛ امتیاز هر دو مال حاکم است.
}
rule-heap-first = اولین بار زودتر از دست { $first } نمی‌شود برداشت.
rule-heap-lock-trump-set = تا حکم تعیین نشده نمی‌شود برداشت؛ با همان دستی که حکم را تعیین می‌کند می‌شود.
rule-heap-lock-trump-set-before-this-trick = تا دستِ بعد از تعیین حکم نمی‌شود برداشت.
rule-heap-lock-revealed-before-first-half = کارتی که اولی از این دو دست را برده باید بعد از رو شدن حکم بازی شده باشد.
rule-heap-late = با دست { $number } نمی‌شود برداشت.
rule-heap-aces-no-pickup-two-aces = دو دستی که هر دو با آس برده شوند حساب نیستند؛ دومی باز هم اولِ رشتهٔ تازه است.
rule-heap-aces-second-ace-resets = دو دستی که هر دو با آس برده شوند حساب نیستند، و رشته از نو شروع می‌شود.
rule-heap-after = { $keep ->
    [yes] دستی که با آن برداشته شد، اولِ رشتهٔ بعدی هم هست.
   *[no] بعد از برداشتن، دوباره دو دست پشت سر هم لازم است.
}
rule-heap-last = { $tens ->
    [yes] دست آخر همیشه هر چه مانده را برمی‌دارد. هر ده‌لو مال گروهی است که آن را برداشته.
   *[no] دست آخر همیشه هر چه مانده را برمی‌دارد.
}
rule-heap-until-reveal = دست‌ها تا رو شدن حکم روی هم جمع می‌شوند. برندهٔ همان دست همه را برمی‌دارد؛ بعد از آن هر دست جداگانه حساب است.

## بردن دور

rule-majority = { $full ->
    [yes] { $needed } دست از { $tricks } دست دور را می‌برد؛ همهٔ دست‌ها بازی می‌شوند.
   *[no] { $needed } دست از { $tricks } دست دور را می‌برد و دور همان‌جا تمام می‌شود.
}
rule-tie-non-caller = اگر هر کدام { $half } دست ببرند، گروهی که حکم نکرده برنده است.
rule-tie-draw = اگر هر کدام { $half } دست ببرند، دور مساوی است: امتیازی ندارد و حاکم همان می‌ماند.
rule-most-tricks = همهٔ دست‌ها بازی می‌شوند، مگر اینکه کوت دور را تمام کند؛ گروهی که بیشتر از همه ببرد برنده است.
rule-tied-non-caller = در تساوی، گروه حاکم بازنده است؛ بین دو گروه دیگر، آن که زودتر بعد از حاکم نشسته برنده است.
rule-tied-draw = اگر بیشترین دست مساوی شد، دور مساوی است: امتیازی ندارد و حاکم همان می‌ماند.
rule-cannot-be-equalled = از { $tricks } دست، همین که هیچ‌کس دیگر نتواند به شما برسد، دور را برده‌اید.
rule-third-third-wins = اگر دو نفر اول مساوی تمام کنند، همدیگر را خنثی می‌کنند و نفر سوم می‌برد.
rule-third-nobody = اگر دو نفر اول مساوی تمام کنند، کسی امتیاز نمی‌گیرد و نفر بعدی حاکم است.
rule-third-leaders-replay = اگر دو نفر اول مساوی تمام کنند، کسی امتیاز نمی‌گیرد و دور با همان حاکم دوباره بازی می‌شود.
rule-kot-first7 = کوت: بردن { $length } دست اول دور، پشت سر هم.
rule-kot-all13 = کوت: هر { $tricks } دست. گروهی که هیچ دستی نداده برای آن ادامه می‌دهد.
rule-kot-none = کوت نداریم.
rule-kot-call = فقط گروهی که قبل از اولین کارت اعلام کرده می‌تواند کوت کند.
rule-most-taken = { $full ->
    [yes] گروهی که { $needed } دست از { $tricks } دست را برداشته باشد می‌برد؛ همهٔ دست‌ها بازی می‌شوند.
   *[no] گروهی که { $needed } دست از { $tricks } دست را برداشته باشد می‌برد. همین که یک گروه به آن برسد و دیگری هم چیزی برداشته باشد، دور تمام است.
}
rule-kot-taken = کوت: گروهی هر { $tricks } دست را بردارد.
rule-bid-made = { $dummy ->
    [yes] هر { $tricks } دست بازی می‌شود. حاکم باید با کارت‌های خودش و «دست باز» روی هم به اندازه‌ای که خوانده ببرد.
   *[no] هر { $tricks } دست بازی می‌شود. گروه حاکم باید به اندازه‌ای که خوانده بردارد.
}
rule-all-played = هر { $tricks } دست بازی می‌شود؛ خود دور برنده ندارد.
rule-tens-majority = چهار ده‌لو تعیین‌کننده‌اند: سه‌تایشان دور را می‌برد.
rule-tens-majority-tricks = چهار ده‌لو تعیین‌کننده‌اند: سه‌تایشان دور را می‌برد؛ در دو به دو، گروهی که دست بیشتری دارد می‌برد.
rule-tens-dealer-needs-all = چهار ده‌لو تعیین‌کننده‌اند: گروه پخش‌کننده هر چهارتا را لازم دارد، وگرنه گروه دیگر می‌برد.
rule-tens-level-non-dealer = در دو به دو، گروهی که پخش نکرده می‌برد.
rule-tens-level-tricks = در دو به دو، گروهی که دست بیشتری دارد می‌برد.
rule-tens-level-draw = در دو به دو، کسی نمی‌برد: امتیازی ندارد و همان نفر دوباره پخش می‌کند.
rule-tens-kot = { $sweep ->
    [yes] کوت: هر چهار ده‌لو. هر { $tricks } دست از کوت هم بیشتر است.
   *[no] کوت: هر چهار ده‌لو.
}
rule-tens-over = { $over ->
    [full] هر { $tricks } دست بازی می‌شود.
    [early] همین که ده‌لوها نتیجه را معلوم کنند دور تمام است: هر گروه یکی دارد و یک گروه سه‌تا، یا گروهی که پخش نکرده دوتا.
   *[decided] همین که ده‌لوها نتیجه را معلوم کنند دور تمام است: یک گروه سه‌تا دارد و دیگری یکی.
}

## ادامه دادن

rule-going-on-choice = بعد از کوت گروه می‌تواند بس کند یا برای هر { $tricks } دست ادامه بدهد.
rule-going-on-forced = بعد از کوت بازی همیشه برای هر { $tricks } دست ادامه دارد.
rule-decider-seventh-winner = برندهٔ آخرین دست تصمیم می‌گیرد.
rule-decider-either-partner = { $look ->
    [yes] یارها دست هم را می‌بینند؛ هر دو باید بخواهند ادامه بدهند.
   *[no] هر دو یار باید بخواهند ادامه بدهند.
}
rule-decider-captain = حاکم تصمیم می‌گیرد، و در گروه مقابل پخش‌کننده.
rule-partner-stop = تا او حرف نزده، یارش می‌تواند نپرسیده بس کند: آن وقت فقط برد ساده است.
rule-failed-simple-win = با از دست دادن یک دست دور تمام می‌شود: برد ساده.
rule-failed-keep-kot = با از دست دادن یک دست دور تمام می‌شود؛ کوت سر جایش است.
rule-failed-opponents-score = با از دست دادن یک دست دور تمام می‌شود و گروه مقابل یک برد ساده می‌گیرد.
rule-thirteen-wins = هر { $tricks } دست به اندازهٔ کوت امتیاز دارد و کل بازی را می‌برد.
rule-thirteen-as-kot = هر { $tricks } دست به اندازهٔ کوت امتیاز دارد.
rule-thirteen-points = هر { $tricks } دست { $points } امتیاز دارد.
rule-thirteen-kots = هر { $tricks } دست { $kots } کوت دارد.

## امتیاز

rule-points = برد { $simple }، مقابل حاکم { $against }. کوت { $kot }، مقابل حاکم { $kotAgainst }.
rule-points-alike = برد { $simple } و کوت { $kot }، برای هر دو گروه.
rule-points-no-kot = برد { $simple }، مقابل حاکم { $against }.
rule-kots = { $who ->
    [eldest] فقط کوت حساب است: کوت { 1 }، از گروه پخش‌کننده { $against }.
   *[hakem] فقط کوت حساب است: کوت { 1 }، مقابل حاکم { $against }.
}
rule-kots-streak = { $streak } برد پشت سر هم که هیچ‌کدام کوت نباشد، خودش یک کوت است؛ هر کوتی شمارش را از نو شروع می‌کند.
rule-kots-only-streak = یک برد به‌تنهایی امتیازی ندارد: { $streak } برد پشت سر هم یک کوت است و شمارش از نو شروع می‌شود.
rule-contract = { $bid ->
    [yes] اگر به اندازه‌ای که خوانده‌اند بردارند همان‌قدر امتیاز می‌گیرند، وگرنه همان‌قدر از دست می‌دهند.
   *[no] اگر به اندازه‌ای که خوانده‌اند بردارند { 1 } امتیاز، و اگر هر { $tricks } دست را خوانده باشند { 2 } امتیاز. وگرنه گروه مقابل { 1 } امتیاز می‌گیرد، یا { 3 } امتیاز اگر هر { $tricks } دست را برداشته باشد.
}
rule-one-a-trick = { $bid ->
    [yes] حاکم به اندازه‌ای که خوانده امتیاز می‌گیرد یا از دست می‌دهد؛ هر بازیکن دیگر برای هر دستش یک امتیاز.
   *[no] هر بازیکن برای هر دستی که بردارد یک امتیاز می‌گیرد؛ آنچه «دست باز» بردارد برای حاکم حساب می‌شود.
}
rule-tens-points = برد { $simple }، کوت { $kot }، هر { $tricks } دست { $sweep }.
rule-tens-kots = { $cancels ->
    [yes] فقط کوت حساب است: کوت { 1 }. کوت گروه پخش‌کننده امتیازی ندارد، ولی اگر گروه دیگر کوتی داشته باشد یکی از آن کم می‌کند.
   *[no] فقط کوت حساب است: کوت { 1 }.
}
rule-tens-streak = { $three ->
    [yes] { $streak } برد پشت سر هم، هر کدام با سه ده‌لو، خودش یک کوت است؛ هر کوت، یا بردی با ده‌لوی کمتر، شمارش را از نو شروع می‌کند.
   *[no] { $streak } برد پشت سر هم که هیچ‌کدام کوت نباشد، خودش یک کوت است؛ هر کوتی شمارش را از نو شروع می‌کند.
}

## دور بعد

rule-hakem-stays = { $win ->
    [partner] تا وقتی گروه حاکم می‌برد، دور بعد یار او حاکم است.
   *[same] { $kot ->
        [partner] تا وقتی گروه حاکم می‌برد حاکم می‌ماند؛ بعد از کوت یار او حاکم است.
       *[same] { $alone ->
            [yes] حاکم تا وقتی می‌برد حاکم می‌ماند.
           *[no] تا وقتی گروه حاکم می‌برد حاکم می‌ماند.
        }
    }
}
rule-hakem-passes-forward = بعد از باخت نفر بعدی حاکم است. همیشه نفر قبل از حاکم پخش می‌کند.
rule-hakem-passes-backward = بعد از باخت نفر قبل از حاکم قدیم حاکم است. همیشه نفر قبل از حاکم پخش می‌کند.
rule-next-dealer = { $special ->
    [sweep] تا وقتی گروه پخش‌کننده می‌بازد همان نفر پخش می‌کند؛ اگر هر { $tricks } دست را باخته باشد، یارش. وقتی ببرد، نفر بعدی پخش می‌کند.
   *[kot] تا وقتی گروه پخش‌کننده می‌بازد همان نفر پخش می‌کند؛ بعد از کوت یارش. وقتی ببرد، نفر بعدی پخش می‌کند.
}
rule-next-hakem = هر که بعد از پخش‌کننده نشسته حاکم است.
rule-next-always = { $who ->
    [dealer] در هر دور نفر بعدی پخش می‌کند.
   *[hakem] در هر دور نفر بعدی حاکم است و حاکم قبلی پخش می‌کند.
}
rule-winner-calls = برندهٔ دور حاکم بعدی است؛ نفر دیگر پخش می‌کند.
rule-boss-stays = اگر به اندازه‌ای که خوانده شده برداشته باشند همان نفر پخش می‌کند؛ وگرنه نفر بعدی.

## آنچه می‌شود گفت، و پایان

rule-signals = { $truthful ->
    [yes] همراه کارت می‌شود گفت که بالاترین کارت مانده از آن خال را دارید، یا این آخرین کارتتان از آن خال است؛ باید راست باشد.
   *[no] همراه کارت می‌شود گفت که بالاترین کارت مانده از آن خال را دارید، یا این آخرین کارتتان از آن خال است؛ لازم نیست راست باشد.
}
rule-thaap = تاپ: از کارت یار تا شروع دست بعد می‌توانید یک بار در هر دست به میز بزنید: همان خال را دوباره بازی کن.
rule-capitulation = وقتی هر دو گروه یک دست دارند می‌شود دور را واگذار کرد: برد ساده برای گروه دیگر.
rule-match-target = { $unit ->
    [kots] { $target ->
        [1] اولین کوت بازی را می‌برد.
       *[other] اولین گروهی که { $target } کوت داشته باشد بازی را می‌برد.
    }
   *[points] { $alone ->
        [yes] اولین کسی که { $target } امتیاز داشته باشد بازی را می‌برد.
       *[no] اولین گروهی که { $target } امتیاز داشته باشد بازی را می‌برد.
    }
}
rule-match-deals = { $deals ->
    [1] بازی یک دور است.
   *[other] بازی { $deals } دور است؛ امتیاز بیشتر می‌برد و امتیاز برابر مساوی است.
}
rule-match-set = { $by ->
    [deals] بازی { $deals } دور است؛ گروهی که دورهای بیشتری برده برنده است و تعداد برابر مساوی است.
   *[points] بازی { $deals } دور است؛ امتیاز بیشتر می‌برد و امتیاز برابر مساوی است.
}
rule-match-alone-ahead = { $together ->
    [yes] وقتی همه روی هم { $target } امتیاز داشته باشند، هر که بیشتر از همه دارد بازی را می‌برد؛ با امتیاز برابر یک دور دیگر بازی می‌شود.
   *[no] وقتی کسی به { $target } امتیاز برسد، هر که بیشتر از همه دارد بازی را می‌برد؛ با امتیاز برابر یک دور دیگر بازی می‌شود.
}
rule-time-out-card = وقتی وقت کسی تمام شود پایین‌ترین کارت مجاز بازی می‌شود، و حکم فقط وقتی که چیز دیگری مجاز نباشد.
rule-time-out-trump = خالی که از همه بیشتر دارد حکم می‌شود.
rule-time-out-hides = پایین‌ترین کارت خالی که از همه بیشتر دارد بسته روی میز گذاشته می‌شود.
rule-time-out-passes = در خواندن، پاس داده می‌شود.
rule-time-out-keeps = پایین‌ترین کارت‌ها کنار می‌رود و کارت برداشته‌شده نگه داشته می‌شود.
rule-time-out-gives = در رد و بدل، پایین‌ترین کارت‌های مجاز داده می‌شود.
rule-time-out-stops = اگر دربارهٔ ادامه پرسیده شود، بس می‌کند.

### The sheet of house rules: a name for each switch of Hokm for four, for each of its values, and why some cannot be had.

rule-preset-classic = کلاسیک ایرانی
rule-preset-eleven = تا { $number }
rule-preset-all13 = کوت با هر سیزده دست
rule-preset-none = قانون‌های من

rule-about-kot-rule = بردی که بیشتر حساب می‌شود
rule-about-hakem-koti-value = حاکم‌کوت چند امتیاز دارد
rule-about-direction = در همهٔ زبان‌ها خلاف عقربه‌های ساعت
rule-about-first-caller-method-first-ace = دور میز کارت رو می‌کنیم؛ به هر کس اولین آس برسد، حاکم است.
rule-about-first-caller-method-two-aces = آس اول حاکم را معلوم می‌کند، آس دوم یارش را.
rule-about-first-caller-method-high-card = نفری یک کارت: بزرگ‌ترین حاکم است، دومی یارش.
rule-about-first-caller-method-two-card-total = نفری دو کارت: بیشترین جمع حاکم است، دومی یارش.
rule-about-first-caller-method-random = کارت‌ده با قرعه معلوم می‌شود؛ نفر بعدی حاکم است.
rule-about-first-caller-method-first-jack = دور میز کارت رو می‌کنیم؛ به هر کس اولین سرباز برسد، حاکم است.
rule-about-first-caller-method-draw-high = هر کس یک کارت می‌کشد؛ بزرگ‌ترین حاکم است.
rule-about-first-caller-method-high-card-dealer = صاحب بزرگ‌ترین کارت پخش می‌کند؛ نفر بعدی حاکم است.
rule-about-first-caller-method-draw-partners = دو کارت بزرگ‌تر با دو کارت کوچک‌تر بازی می‌کنند؛ بزرگ‌ترین پخش می‌کند.

rule-part-other = قاعده‌های دیگر

rule-value-true = بله
rule-value-false = نه
rule-value-none = هیچ
rule-value-number = { $number }
rule-value-any-number = هر عدد

rule-switch-direction = جهت بازی
rule-value-direction-ccw = خلاف عقربه‌های ساعت
rule-value-direction-cw = در جهت عقربه‌های ساعت
rule-switch-first-caller-method = حاکم اول
rule-value-first-caller-method-first-ace = اولین آس
rule-value-first-caller-method-two-aces = دو آس
rule-value-first-caller-method-high-card = بالاترین کارت
rule-value-first-caller-method-two-card-total = بالاترین دو کارت
rule-value-first-caller-method-random = قرعه
rule-value-first-caller-method-first-jack = اولین سرباز
rule-value-first-caller-method-draw-high = بالاترین کارت کشیده
rule-value-first-caller-method-high-card-dealer = بالاترین کارت بخش می‌کند
rule-value-first-caller-method-draw-partners = کشیدن یار
rule-switch-skip-hakem = آس دوم از حاکم می‌گذرد
rule-switch-draw-cap = کارت‌های قرعه
rule-value-draw-cap-none = آس بالاترین است
rule-value-draw-cap-ten = ده بالاترین است
rule-switch-batches = بسته‌های پخش
rule-switch-deal-first = بسته‌های اول پیش از حکم
rule-value-deal-first-caller-only = فقط به حاکم
rule-value-deal-first-all = به همه، پشت‌رو
rule-switch-others-may-look = دیگران می‌توانند بستهٔ اول خود را ببینند
rule-switch-trump-mode = حکم
rule-value-trump-mode-announce = حاکم اعلام می‌کند
rule-value-trump-mode-hidden = کارت پنهان
rule-value-trump-mode-turn-up-only = کارت رو شده
rule-value-trump-mode-none = بی‌حکم
rule-switch-turn-up = به‌جای آن کارتی رو می‌شود
rule-value-turn-up-none = نه
rule-value-turn-up-second-batch = از بستهٔ دوم
rule-value-turn-up-last-batch = از بستهٔ آخر
rule-value-turn-up-remaining-eight = از هشت کارت آخر
rule-value-turn-up-nth = کارت شمارهٔ { $number }
rule-value-turn-up-blind-first5 = از پنج کارت اول، ندیده
rule-switch-redeal = پخش دوباره در چه حالی
rule-value-redeal-none = هیچ
rule-value-redeal-no-court-13 = بی‌تصویر در کل دست
rule-value-redeal-no-court-first5 = بی‌تصویر در پنج کارت اول
rule-value-redeal-partner-no-trump = یار حکم ندارد
rule-value-redeal-under-ten = چیزی بالای ده در پنج کارت اول نیست
rule-switch-redeal-limit = پخش دوبارهٔ پیاپی
rule-value-redeal-limit-none = هر چند بار
rule-switch-must-trump = کسی که خال زمین را ندارد
rule-value-must-trump-off = هر کارتی بازی می‌کند
rule-value-must-trump-trump = باید ببرد
rule-value-must-trump-trump-and-overtrump = باید بالاتر ببرد
rule-switch-allow-discard-instead-of-undertrump = کسی که حکم بالاتر ندارد می‌تواند رد کند
rule-switch-first-lead-trump = شروع با حکم
rule-value-first-lead-trump-allowed = مجاز
rule-value-first-lead-trump-forbidden = ممنوع
rule-value-first-lead-trump-required = واجب
rule-switch-kot-rule = کوت
rule-value-kot-rule-first7 = هفت بر هیچ
rule-value-kot-rule-all13 = هر سیزده دست
rule-value-kot-rule-none = بدون کوت
rule-switch-match-end = پایان بازی
rule-value-match-end-first-to-target = با چند امتیاز
rule-value-match-end-fixed-kots = با { $number } کوت
rule-value-match-end-fixed-hands = پس از { $number } دور
rule-value-match-end-fixed-kots-any = با چند کوت
rule-value-match-end-fixed-hands-any = پس از چند دور
rule-switch-kots-target = تعداد کوت برای بردن بازی
rule-switch-continue-for-13 = پس از کت، ادامه تا سیزده
rule-value-continue-for-13-off = نه
rule-value-continue-for-13-choice = اگر بخواهند
rule-value-continue-for-13-forced = همیشه
rule-switch-continue-decider = چه کسی دربارهٔ ادامه تصمیم می‌گیرد
rule-value-continue-decider-seventh-winner = برندهٔ دست هفتم
rule-value-continue-decider-either-partner = هر دو یار
rule-value-continue-decider-captain = حاکم، یا پخش‌کننده
rule-switch-failed-continue = از دست دادن یک دست در راه سیزده
rule-value-failed-continue-simple-win = برد ساده
rule-value-failed-continue-keep-kot = کوت حساب است
rule-value-failed-continue-opponents-score = حریف امتیاز می‌گیرد
rule-switch-bavney-effect = هر سیزده دست
rule-value-bavney-effect-none = مثل کوت
rule-value-bavney-effect-wins-match = بازی را می‌برد
rule-value-bavney-effect-points = { $number } امتیاز
rule-value-bavney-effect-kots = { $number } کوت
rule-value-bavney-effect-points-any = چند امتیاز
rule-value-bavney-effect-kots-any = چند کوت
rule-switch-look-at-partner-hand = یارها پیش از تصمیم دست هم را می‌بینند
rule-switch-baunie-call-required = کوت باید اعلام شود
rule-switch-scoring = چه شمرده می‌شود
rule-value-scoring-iran = امتیاز
rule-value-scoring-points-1324 = امتیاز، یک تا چهار
rule-value-scoring-kots = کوت
rule-switch-target = بازی تا
rule-switch-hakem-koti-value = حاکم‌کوت، به امتیاز
rule-switch-goon-kot-value = حاکم‌کوت، به کوت
rule-switch-streak-kot = چند دور برد پیاپی یک کوت است
rule-switch-rotation = حاکم بعدی
rule-value-rotation-hokm = حاکم می‌ماند تا طرفش ببرد
rule-value-rotation-court-piece = پس از کت، یار
rule-value-rotation-within-side = پس از هر برد، یار
rule-value-rotation-always-next = همیشه نفر بعدی
rule-switch-pass-direction = پس از باخت حاکم می‌شود
rule-value-pass-direction-forward = نفر بعدی
rule-value-pass-direction-backward = نفر پیشین
rule-switch-stop = دور تمام می‌شود
rule-value-stop-majority = وقتی برده شد
rule-value-stop-full = با دست آخر
rule-switch-indicator-choice = چه کسی کارت پنهان را برمی‌گزیند
rule-value-indicator-choice-caller = حاکم
rule-value-indicator-choice-blind-first5 = هیچ‌کس: یکی از پنج کارت اول
rule-switch-reveal-activation = پس از رو شدن، حکم اثر دارد
rule-value-reveal-activation-card = از کارت بعدی
rule-value-reveal-activation-trick = برای کل آن دست
rule-switch-auto-reveal = کارت پنهان رو می‌شود
rule-value-auto-reveal-on-request = وقتی کسی بخواهد
rule-value-auto-reveal-on-first-void = وقتی کسی خال زمین را ندارد
rule-switch-who-may-ask = چه کسی می‌تواند بخواهد
rule-value-who-may-ask-anyone-but-caller = هر کس جز حاکم
rule-value-who-may-ask-opponents = حریف‌ها
rule-switch-caller-concealed-follow = حاکم، وقتی خال پنهان بازی شود
rule-value-caller-concealed-follow-may-conceal = می‌تواند کارت را پنهان نگه دارد
rule-value-caller-concealed-follow-must-reveal = باید کارت را رو کند
rule-switch-caller-face-down-play = ردی‌های حاکم تا آن وقت پشت‌رو می‌ماند
rule-switch-thaap = ضربه زدن برای یار
rule-switch-capitulation = می‌توان دور را واگذار کرد

## Why a value cannot be chosen beside the other rules

rule-flaw-other = با قانون‌های دیگر جور نیست.
rule-flaw-no-screen = هنوز صفحه‌ای برای آن نیست.
rule-flaw-turn-up-missing = اول بگویید کدام کارت رو می‌شود.
rule-flaw-turn-up-unnamed = فقط وقتی کارتی رو می‌شود که حاکم پیش از بازی حکم کند.
rule-flaw-redeal-unnamed = فقط وقتی می‌توان پخش دوباره خواست که حاکم پیش از بازی حکم کند.
rule-flaw-redeal-blind = فقط حاکمی پخش دوباره می‌خواهد که کارت‌های اول را دیده باشد.
rule-flaw-partner-no-trump = یار فقط وقتی بی‌حکم است که حکم پیش از بازی معلوم باشد.
rule-flaw-must-trump = جایی که حکم باز نیست کسی مجبور به بریدن نیست.
rule-flaw-first-lead = جایی که شروع بی‌حکم است، قانونی برای آن نیست.
rule-flaw-must-reveal = کسی که کارت پنهان را نمی‌شناسد مجبور به رو کردن آن نیست.
rule-flaw-draw-cap = ده فقط در کشیدن بالاترین کارت بالاترین است.
rule-flaw-full-goes-on = وقتی همهٔ دست‌ها بازی می‌شود، کسی دربارهٔ ادامه تصمیم نمی‌گیرد.
rule-flaw-full-concede = وقتی همهٔ دست‌ها بازی می‌شود، دور واگذار نمی‌شود.
rule-flaw-call-no-kot = جایی که کوت نیست، اعلامی هم نیست.
rule-flaw-kots-target = بازی با تعداد دیگری کوت تمام می‌شود.
rule-flaw-fixed-kots = بازی فقط وقتی با تعداد کوت تمام می‌شود که کوت شمرده شود.
rule-flaw-first-to-target = بازی فقط وقتی با امتیاز تمام می‌شود که امتیاز شمرده شود.
