interface ReplyLanguageRule {
  name: string;
  /** A message that matches it is in this language. */
  pattern?: RegExp;
}

/** English, and the languages of content/languages/language.ts in which the front desk replies. */
const languages = {
  en: { name: "English" },
  tl: {
    name: "Tagalog",
    pattern: /(^|\P{L})(po|ako|ang|mga|kayo|salamat|magandang|kumusta)(\P{L}|$)/iu,
  },
  gu: { name: "Gujarati", pattern: /\p{Script=Gujr}/u },
  fa: { name: "Farsi", pattern: /\p{Script=Arabic}/u },
} satisfies Record<string, ReplyLanguageRule>;
export type ReplyLanguage = keyof typeof languages;
export const replyLanguages: Record<ReplyLanguage, ReplyLanguageRule> = languages;

/** The texts with which the front desk begins a reply. {name} and other placeholders are filled in. */
export type ReplyTemplate = Record<"title" | ReplyLanguage, string>;

export const replyPlaceholders = [
  ...(["name", "staff", "clinic", "phone", "booking", "address"] as const),
] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** A language's greeting and ending are the same in each of its texts. */
const frames: Record<ReplyLanguage, (text: string) => string> = {
  en: (text) => `Hello {name},\n\n${text}\n\nKind regards,\n{staff}\n{clinic}\n{phone}`,
  tl: (text) => `Magandang araw po, {name}.\n\n${text}\n\nSalamat po,\n{staff}\n{clinic}\n{phone}`,
  gu: (text) => `નમસ્તે {name},\n\n${text}\n\nઆભાર,\n{staff}\n{clinic}\n{phone}`,
  fa: (text) => `سلام {name}،\n\n${text}\n\nبا احترام،\n{staff}\n{clinic}\n{phone}`,
};

const texts: ReplyTemplate[] = [
  {
    title: "Booking a time",
    en: "Thank you for writing to us. You can choose a time at {booking}, or call us at {phone}, and we will look for one together.",
    tl: "Salamat po sa pagsulat ninyo. Puwede po kayong pumili ng oras sa {booking}, o tumawag sa {phone} at sabay nating hahanapin ang oras na bagay sa inyo.",
    gu: "અમને લખવા બદલ આભાર. તમે {booking} પર સમય પસંદ કરી શકો છો, અથવા {phone} પર ફોન કરો, અને આપણે સાથે મળીને સમય શોધીશું.",
    fa: "از این‌که برای ما نوشتید سپاسگزاریم. می‌توانید در {booking} وقتی انتخاب کنید، یا به {phone} تلفن کنید تا با هم وقت مناسبی پیدا کنیم.",
  },
  {
    title: "Insurance and direct billing",
    en: "Thank you for your question about insurance. Plans differ, so please ask yours what it covers. Bring your plan and member number to the first visit, and ask us at {phone} if we can bill your plan directly.",
    tl: "Salamat po sa tanong ninyo tungkol sa insurance. Magkakaiba ang mga plan, kaya itanong po muna sa plan ninyo kung ano ang sakop nito. Dalhin ninyo ang plan at member number sa unang pagbisita, at itanong sa amin sa {phone} kung masisingil namin nang direkta ang plan ninyo.",
    gu: "વીમા વિશેના તમારા પ્રશ્ન બદલ આભાર. દરેક પ્લાન જુદો હોય છે, તેથી તમારા પ્લાનને પૂછજો કે તે શું આવરી લે છે. પહેલી મુલાકાતમાં પ્લાન અને મેમ્બર નંબર સાથે લાવજો. અમે તમારા પ્લાનને સીધું બિલ કરી શકીએ કે નહીં તે {phone} પર પૂછજો.",
    fa: "از پرسش شما دربارهٔ بیمه سپاسگزاریم. بیمه‌ها با هم فرق دارند، پس لطفاً از بیمهٔ خود بپرسید چه چیزی را پوشش می‌دهد. نام بیمه و شمارهٔ عضویت را به جلسهٔ اول بیاورید، و با {phone} از ما بپرسید که آیا می‌توانیم صورت‌حساب را مستقیم برای بیمهٔ شما بفرستیم.",
  },
  {
    title: "The first visit",
    en: "We look forward to meeting you. We email you a link to two short forms the day before. If it does not arrive, please come ten minutes early. Wear clothes that you can move in, and bring any reports and a list of your medicines. We are at {address}. If you need another time, call us at {phone}.",
    tl: "Inaasahan po naming makilala kayo. Isang araw bago ang pagbisita, mag-e-email po kami ng link sa dalawang maikling form. Kung hindi ninyo ito matanggap, dumating po sana nang sampung minutong mas maaga. Magsuot ng damit na madaling igalaw, at dalhin ang mga report at listahan ng mga gamot ninyo. Nasa {address} kami. Kung kailangan ninyo ng ibang oras, tumawag po sa {phone}.",
    gu: "તમને મળવાની અમે રાહ જોઈએ છીએ. આગલા દિવસે અમે તમને બે ટૂંકાં ફોર્મની લિંક ઈમેલ કરીએ છીએ. તે ન મળે તો કૃપા કરીને દસ મિનિટ વહેલા આવજો. હલનચલન થઈ શકે તેવાં કપડાં પહેરજો, અને રિપોર્ટ તથા દવાઓની યાદી સાથે લાવજો. અમે {address} પર છીએ. બીજો સમય જોઈતો હોય તો {phone} પર ફોન કરો.",
    fa: "از دیدنتان خوشحال می‌شویم. روز قبل، لینک دو فرم کوتاه را برایتان ایمیل می‌کنیم. اگر به دستتان نرسید، لطفاً ده دقیقه زودتر بیایید. لباس راحت بپوشید، و گزارش‌های پزشکی و فهرست داروهایتان را همراه بیاورید. نشانی ما: {address}. اگر وقت دیگری لازم دارید، به {phone} تلفن کنید.",
  },
  {
    title: "We could not reach you by phone",
    en: "We tried to call you about your message and could not reach you. Please call us at {phone}, or write to us when we may call.",
    tl: "Tinawagan po namin kayo tungkol sa mensahe ninyo, pero hindi namin kayo naabutan. Tumawag po kayo sa {phone}, o isulat kung kailan kami puwedeng tumawag.",
    gu: "તમારા સંદેશા માટે અમે તમને ફોન કર્યો હતો, પણ વાત થઈ શકી નહીં. કૃપા કરીને {phone} પર ફોન કરો, અથવા અમે ક્યારે ફોન કરીએ તે લખી જણાવો.",
    fa: "دربارهٔ پیام شما تلفن کردیم، اما موفق نشدیم با شما صحبت کنیم. لطفاً به {phone} تلفن کنید، یا بنویسید چه وقتی می‌توانیم تماس بگیریم.",
  },
  {
    title: "A question for a clinician",
    en: "Thank you for telling us what bothers you. We cannot give advice about health by email: a clinician has to see you first. You can choose a time at {booking}, or call us at {phone}. If it is urgent, please call 911 or go to an emergency department.",
    tl: "Salamat po sa pagsabi ng nararamdaman ninyo. Hindi po kami makapagbigay ng payo tungkol sa kalusugan sa email: kailangan muna kayong makita ng clinician. Puwede po kayong pumili ng oras sa {booking}, o tumawag sa {phone}. Kung madalian, tumawag po sa 911 o pumunta sa emergency.",
    gu: "તમારી તકલીફ જણાવવા બદલ આભાર. ઈમેલ પર અમે આરોગ્ય વિશે સલાહ આપી શકતા નથી: પહેલાં ક્લિનિશિયને તમને જોવા પડે. તમે {booking} પર સમય પસંદ કરી શકો છો, અથવા {phone} પર ફોન કરો. તાત્કાલિક હોય તો 911 પર ફોન કરો અથવા ઇમરજન્સી વિભાગમાં જાઓ.",
    fa: "از این‌که ناراحتی‌تان را با ما در میان گذاشتید سپاسگزاریم. ما نمی‌توانیم با ایمیل دربارهٔ سلامت راهنمایی کنیم: نخست باید یک درمانگر شما را ببیند. می‌توانید در {booking} وقتی انتخاب کنید، یا به {phone} تلفن کنید. اگر فوری است، لطفاً با 911 تماس بگیرید یا به اورژانس بروید.",
  },
];

export const replyTemplates: ReplyTemplate[] = texts.map(({ title, en, tl, gu, fa }) => ({
  title,
  en: frames.en(en),
  tl: frames.tl(tl),
  gu: frames.gu(gu),
  fa: frames.fa(fa),
}));
