import type { NavigationLink } from "./navigation.ts";
import {
  caudaEquina,
  clot,
  headInjury,
  heartOrStroke,
  lifeInDanger,
  suicidalThoughts,
} from "./red-flags.ts";

export interface UrgentSearch {
  heading: string;
  text: string;
  /** Care by appointment, shown in place of other results. */
  later?: { text: string; link: NavigationLink };
  actions: NavigationLink[];
  /** Lower-case words by language, with straight apostrophes, Persian letters and no joiners. */
  patterns: Record<string, RegExp>;
}

const call911 = { name: "Call 911", to: "tel:911" };

/** Searches that need help sooner than the clinic can give it. The first that matches is shown. */
export const urgentSearches: UrgentSearch[] = [
  {
    heading: "You do not have to carry this alone.",
    text: suicidalThoughts,
    later: {
      text: "When you are safe, and would like to talk by appointment:",
      link: { name: "Virtual psychology", to: "/service/psychology" },
    },
    actions: [
      { name: "Call 9-8-8", to: "tel:988" },
      { name: "Text 9-8-8", to: "sms:988" },
      call911,
    ],
    patterns: {
      en: /\bsuici|\bsucid|\bsuisid|\b(?:kill|killing|harm|harming|cutting) ?my ?self\b|\bself[- ]?harm|\b(?:end|ending|take|taking) (?:my|it) (?:own )?(?:life|all)\b|\b(?:want|wanna|wish|going|ready)(?: to| i could)? die\b|\bwish i (?:was|were) dead\b|\b(?:do not|don't|dont|no longer) want to (?:live|be alive|exist)\b|\bno reason to live\b|\bbetter off dead\b|\boverdos/,
      fr: /\bsuicid|\bme tuer\b|\b(?:envie de|veux) mourir\b|\bme faire du mal\b|\ben finir avec (?:la|ma) vie\b|\bplus envie de vivre\b/,
      tl: /magpakamatay|pagpapakamatay|nagpapakamatay|\b(?:gusto|ayaw)[\p{L} ]* (?:mamatay|mabuhay)\b|patayin ang sarili|saktan ang sarili/u,
      gu: /આત્મહત્યા|આપઘાત|આપધાત|મરી જવું|મરવું છે|જીવવું નથી|જીવવા નથી/,
      fa: /خود ?کشی|خودم را (?:بکشم|می ?کشم)|خودمو (?:بکشم|می ?کشم)|می ?خوا(?:ه)?م بمیرم|نمی ?خوا(?:ه)?م زنده|آسیب به خود/,
    },
  },
  {
    heading: "This may need help right now.",
    text: heartOrStroke,
    actions: [call911],
    patterns: {
      en: /\bchest(?: is| feels)?(?: \p{L}+)? ?(?:pain|hurt|tight|press|ache|heav)|\b(?:pain|pains|pressure|tightness|tight|hurts?|heaviness|squeezing)\b[\p{L}' ]{0,20}\bchest\b|\bheart attack|\bstrokes?\b|\b(?:face|mouth)(?: is)? droop|\bdroop\p{L}* (?:face|mouth)|\b(?:face|mouth)(?: is| feels| went)? numb|\bnumb\p{L}* (?:in (?:my|the) )?(?:face|mouth)|\bsudden(?:ly)? (?:\p{L}+ )?(?:numb|weak)|\b(?:numb|weak)\p{L}*[\p{L}' ]{0,20}\bside\b|\bside\b[\p{L}' ]{0,12}\b(?:numb|weak)|\b(?:can't|cant|cannot|can not|trouble|difficulty) (?:speak|talk)|\bslurred|\b(?:can't|cant|cannot|can not|trouble|hard to|difficulty) breath|\bshort(?:ness)? of breath/u,
      fr: /\b(?:douleurs?|mal|serrement|pression)[\p{L}' ]{0,20}(?:poitrine|thora\p{L}*)|\bavc\b|\bcrise cardiaque|\binfarctus|\b(?:du mal|peine) [aà] respirer/u,
      tl: /(?:sakit|masakit|paninikip|naninikip|bigat)[\p{L} ]{0,12}dibdib|dibdib[\p{L} ]{0,10}masakit|atake sa puso|(?:hindi|hirap|nahihirapang?)[\p{L} ]{0,8}huminga/u,
      gu: /છાતી[\p{L}\p{M} ]{0,8}(?:દુખ|દુઃખ|દર્દ|દબાણ|ભાર)|હાર્ટ એટેક|હૃદયરોગ|સ્ટ્રોક|લકવો|લકવા|શ્વાસ[\p{L}\p{M} ]{0,8}તકલીફ/u,
      fa: /(?:درد|فشار|سنگینی)[\p{L} ]{0,6}سینه|سینه ?(?:ام|م)? درد|سکته|حمله قلبی|تنگی نفس/u,
    },
  },
  {
    heading: "This may need an emergency department.",
    text: caudaEquina,
    actions: [call911],
    patterns: {
      en: /\bsaddle|\bcauda\b|\b(?:can't|cant|cannot|can not|don't|dont) (?:feel|move) (?:my |both |the )*(?:legs?|groin|feet|genitals|private)|\bnumb\p{L}*[\p{L}' ]{0,20}(?:between|groin|crotch|genital|private|legs\b|both)|\b(?:legs|groin|crotch|genitals)(?: are| is| feel| go| going| went)? numb|\blegs(?: are| feel| getting| grow| growing)* weak|\b(?:can't|cant|cannot|can not) (?:pee|urinate|pass urine|control)|\b(?:lost|loss of|losing|no)(?: my)? (?:bladder|bowel)|\bparaly[sz]/u,
      fr: /\b(?:engourdi|engourdissement)\p{L}*[\p{L}' ]{0,20}(?:jambes|entrejambe|selle)|\bne sens plus mes jambes|\bqueue de cheval/u,
      tl: /manhid[\p{L} ]{0,16}(?:hita|binti|singit|pagitan)|hindi[\p{L} ]{0,12}(?:binti|maihi|makaihi)/u,
      gu: /પગ[\p{L}\p{M} ]{0,12}(?:સુન્ન|બહેર|ખાલી)|પેશાબ[\p{L}\p{M} ]{0,10}(?:બંધ|અટક|થતો નથી)/u,
      fa: /بی ?حسی[\p{L} ]{0,10}(?:پا|ران)|(?:پا|پاها)[\p{L} ]{0,6}بی ?حس|پاهایم را حس نمی ?کنم/u,
    },
  },
  {
    heading: "This may need a doctor today.",
    text: clot,
    actions: [call911],
    patterns: {
      en: /\b(?:blood|leg|calf) clot|\bdvt\b|\bdeep vein|\bthrombos|\bswollen calf|\bcalf(?: is)? (?:swollen|swelling|swelled|warm)/,
      fr: /\bphl[eé]bite|\bcaillot/,
    },
  },
  {
    heading: "This may need help right now.",
    text: headInjury,
    actions: [call911],
    patterns: {
      en: /\b(?:hit|hits|hurt|bang|banged|bumped|knocked|injured|fell on)(?: \p{L}+){0,2} head\b|\bhead injur|\bhead trauma|\bconcuss\p{L}*[\p{L}' ]{0,40}\b(?:vomit|throw|puk|pass|black|confus|drows|seiz)|\b(?:vomit|throw|puk)\p{L}*[\p{L}' ]{0,40}\b(?:head|concuss)/u,
      fr: /\b(?:coup|choc|chute|blessure)[\p{L}' ]{0,12} t[eê]te\b|\btraumatisme cr[aâ]nien/u,
    },
  },
  {
    heading: "In a medical emergency, call 911.",
    text: lifeInDanger,
    actions: [call911],
    patterns: {
      en: /\bemergenc|\b9-?1-?1\b|\burgent|\bambulance|\bfaint|\bpass(?:ed|ing)? out\b|\bblack(?:ed|ing)? ?outs?\b|\bunconscious|\bcollaps|\bseizure|\bbleed/,
      fr: /\burgence|\bambulance|[ée]vanoui|\binconscient|\bconvulsion|\bsaign/,
      tl: /emergency|ambulansya|hinimatay|nahimatay|nawalan ng malay|dumudugo|kumbulsyon/,
      gu: /ઇમરજન્સી|ઈમરજન્સી|કટોકટી|એમ્બ્યુલન્સ|બેભાન|બેહોશ|લોહી નીકળ/,
      fa: /اورژانس|آمبولانس|بیهوش|بی هوش|غش کرد|خونریزی|خون ریزی|تشنج/,
    },
  },
];
