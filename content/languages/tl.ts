import { clinic } from "../clinic.ts";
import type { LanguageTranslations } from "./language-translations.ts";

export const tl: LanguageTranslations = {
  title: "Nagsasalita kami ng Tagalog",
  description: `Rehab at wellness clinic sa ${clinic.address.city} na may nagsasalita ng Tagalog: mga serbisyo, oras, address, unang pagbisita, at kung paano tumawag o magpa-book.`,
  hero: {
    title: "Ikuwento ninyo sa Tagalog.",
    text: `Ang ${clinic.shortName} ay rehab at wellness clinic sa ${clinic.address.city}, ${clinic.address.province}. May {services}, {openDays} araw sa isang linggo.`,
    pictureAlt: "Dalawang silyang magkaharap sa tabi ng bintana",
  },
  team: {
    title: "Sino ang nagsasalita ng Tagalog?",
    text: "Puwedeng mag-Tagalog sa telepono at sa clinic. Hindi laging nandito ang mga nagsasalita nito, at hindi lahat ng serbisyo ay available sa Tagalog. Kapag nagpa-appointment kayo, sabihin ninyong gusto ninyo ng Tagalog. Puwede rin kayong magsama ng adult na pinagkakatiwalaan ninyo para tumulong sa usapan.",
    roles: { "Registered Physiotherapist (PT)": "Rehistradong physiotherapist" },
    withoutRole: "Kasama sa team ng clinic",
    portraitLabel: "Larawang-guhit:",
    register: "Tingnan ang mga rehistradong provider",
  },
  services: {
    title: "Ano ang ginagawa namin",
    text: "{linkedCount} serbisyo. Kapag pinindot ang pangalan, bubukas ang pahina nito sa English.",
    notOffered: "Hindi ito iniaalok sa ngayon.",
    counts: {
      numbers: [
        ...["isa", "dalawa", "tatlo", "apat", "lima", "anim", "pito", "walo", "siyam", "sampu"],
        ...["labing-isa", "labindalawa", "labintatlo", "labing-apat", "labinlima", "labing-anim"],
        ...["labimpito", "labingwalo", "labinsiyam", "dalawampu"],
      ],
      names: {
        physiotherapy: "physiotherapy",
        "chiropractic-treatment": "chiropractic",
        "registered-massage-therapy": "masahe",
      },
      separator: ", ",
      withMore: "{names} at {count} pang serbisyo",
    },
    groups: {
      "Move and recover": "Paggalaw at pagbawi ng lakas",
      "Hands, mind and calm": "Kamay, isip at kapanatagan",
      "Measured and high-tech": "Sukat sa inyo, at gamit ang makina",
    },
  },
  firstVisit: {
    title: "Paano ang unang pagbisita?",
    text: "Sa karamihan ng serbisyo, mga isang oras ang unang pagbisita.",
    steps: [
      {
        title: "Kayo muna ang magkukuwento",
        text: "Itatanong namin kung ano ang nangyari, ano na ang nasubukan ninyo, at ano ang gusto ninyong magawa ulit.",
      },
      {
        title: "Saka namin kayo susuriin",
        text: "Kung payag kayo, titingnan namin kung paano kayo gumagalaw. Puwede kayong tumanggi sa alinmang bahagi.",
      },
      {
        title: "Sasabihin namin ang nakita namin",
        text: "Sa simpleng salita: ano ang nakita namin, ano ang mungkahi namin, at magkano ito.",
      },
      {
        title: "Kayo ang magpapasya",
        text: "Magkasama tayong pipili ng susunod na hakbang. Kung hindi kami ang tama para sa inyo, sasabihin namin, at tutulungan namin kayong maghanap ng iba.",
      },
    ],
    bring: {
      title: "Ano ang dadalhin",
      items: [
        "Maluwag at komportableng damit",
        "Listahan ng mga gamot ninyo",
        "Mga scan o report, kung mayroon",
      ],
    },
    referral:
      "Sa karamihan ng serbisyo, hindi kailangan ng referral ng doktor. Pero may mga insurance na humihingi nito, kaya tingnan ang plan ninyo.",
    link: "Tungkol sa unang pagbisita",
  },
  fees: {
    title: "Magkano, at sino ang magbabayad?",
    sentences: [
      "Karamihan ng unang pagbisita ay mula {lowest} hanggang {highest} dolyar, depende sa serbisyo.",
      "Sa physiotherapy, chiropractic, masahe at acupuncture, puwede naming ipadala ang claim sa insurance ninyo kung tumatanggap ito ng claim mula sa clinic; ang insurance lang ang makapagsasabi kung magkano ang babayaran nito.",
      "Makukuha ninyo ang resibo sa araw ding iyon, sa email o sa papel.",
      "Hindi sagot ng OHIP ang bayad sa pagpapatingin dito, pero hindi ninyo kailangan ng OHIP card para magpatingin sa amin.",
      "Kung hindi kayo makakarating, sabihin ninyo 24 oras bago; kung mas huli, kalahati ng presyo ang sisingilin, maliban kung may sakit kayo o ang anak ninyo, o kung delikado ang mga kalsada.",
    ],
    sample: "Halimbawa lang ang mga presyo.",
    link: "Lahat ng presyo at insurance",
  },
  contact: {
    title: "Paano kami maaabot",
    call: {
      title: "Tumawag",
      text: "Kapag bukas kami, tao ang sasagot sa inyo. Kung English ang sagot, sabihin lang:",
    },
    book: {
      title: "Mag-book online",
      text: "Bubukas ang booking site sa bagong tab. Kung mahirap gamitin, tumawag kayo at tutulungan namin kayong mag-book.",
    },
    write: {
      title: "Magpadala ng mensahe",
      text: "Puwede kayong sumulat sa Tagalog. Sasagot kami sa email sa loob ng isang araw ng trabaho, posibleng sa English. Huwag po sanang isulat ang mga detalye ng kalusugan ninyo, o ang numero ng health card o insurance.",
    },
    form: {
      labels: { name: "Pangalan", phoneNum: "Telepono", email: "Email", message: "Mensahe" },
      optional: "opsyonal",
      send: "Ipadala",
      privacy: "Paano namin iniingatan ang mga mensahe",
      check: "Hindi pa naipadala. Tingnan ulit ang mga sagot na may marka.",
      errors: {
        name: "Isulat ang pangalan ninyo.",
        phoneNum: "Tingnan ulit ang numero.",
        email: "Isulat ang buong email address ninyo.",
        message: "Sumulat kahit isa o dalawang linya.",
      },
      failed: "Hindi naipadala ang mensahe. Subukan ulit, o tumawag sa amin.",
      sent: {
        title: "Natanggap namin ang mensahe ninyo.",
        text: "Salamat. Sasagot kami sa email sa loob ng isang araw ng trabaho. Kung hindi makapaghintay, tumawag kayo habang bukas ang clinic.",
      },
    },
    emergency: {
      title: "Kung emergency",
      text: "Hindi emergency room ang clinic. Sa medical emergency, tumawag agad sa 911 at sabihin ang wika ninyo. Madalas ay may interpreter silang maisasali sa tawag. Sabihin:",
    },
    hours: { title: "Oras" },
    address: { title: "Address", mapLink: "Mapa at kung paano pumunta" },
  },
  openingHours: {
    days: ["Lunes", "Martes", "Miyerkules", "Huwebes", "Biyernes", "Sabado", "Linggo"],
    dayRange: "{first} hanggang {last}",
    holidays: "mga holiday",
    withHolidays: "{days} at {holidays}",
    closed: "Sarado",
    usual: "karaniwang oras",
    span: "{opens} – {closes}",
    dayParts: [
      { fromHour: 0, time: "{time} ng umaga" },
      { fromHour: 12, time: "{time} ng tanghali" },
      { fromHour: 13, time: "{time} ng hapon" },
      { fromHour: 18, time: "{time} ng gabi" },
    ],
    notes: { "all services, in person and virtual": "lahat ng serbisyo, sa clinic o online" },
  },
  layout: {
    skip: "Laktawan papunta sa nilalaman",
    languages: "Mga wika",
    callOrBook: "Tumawag o mag-book",
    call: "Tumawag",
    book: "Mag-book",
    opensNewTab: "(bubukas sa bagong tab)",
    inEnglish: "(sa English)",
    privacy: "Privacy",
    accessibility: "Accessibility",
    englishSite: "Buong website",
    demonstration: "Halimbawang clinic lang ito, hindi totoo. Gawa sa computer ang mga larawan.",
  },
};
