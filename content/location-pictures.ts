export interface LocationPicture {
  picture: string;
  alt: string;
  crop: string;
  keywords: RegExp;
}

/** Each crop keeps the light patch visible in tall and wide formats. */
export const locationHeroes: [LocationPicture, ...LocationPicture[]] = [
  {
    picture: "hero/hero-services",
    alt: "A treatment table and an arched shelf niche in a sunlit room",
    crop: "object-[82%_50%]",
    keywords: /after[- ]work|evening|physiotherap/gi,
  },
  {
    picture: "hero/hero-about",
    alt: "A green sofa under three framed prints in a sunny room",
    crop: "object-[74%_50%]",
    keywords: /famil|child|parent|grand|language/gi,
  },
  {
    picture: "hero/hero-contact",
    alt: "A desk with a green chair beside an arched window",
    crop: "object-[90%_50%]",
    keywords: /desk|office|video|screen|laptop/gi,
  },
  {
    picture: "hero/hero-home",
    alt: "A treatment table beneath three tall arched windows",
    crop: "object-[84%_50%]",
    keywords: /assess|neck|back pain|whole/gi,
  },
  {
    picture: "blog/collision",
    alt: "A toy car, a soft neck collar and an open seat belt",
    crop: "object-[64%_50%]",
    keywords: /collision|driver|car\b/gi,
  },
  {
    picture: "gallery/rehab-gym",
    alt: "Parallel bars, a ladder and exercise balls in the gym",
    crop: "object-[80%_50%]",
    keywords: /sport|athlete|student|game|concussion/gi,
  },
  {
    picture: "blog/stairs",
    alt: "A staircase with a handrail on each side",
    crop: "object-[62%_50%]",
    keywords: /home visit|your home|stairs|seniors|steady/gi,
  },
];

/** Places and things alternate beside the four texts; a page shows none of them twice. */
export const locationPictures: LocationPicture[] = [
  {
    picture: "gallery/reception-desk",
    alt: "The reception desk before a green arched niche",
    crop: "object-[54%_50%]",
    keywords: /\bbook\b|front desk|\bcall\b|which time/gi,
  },
  {
    picture: "blog/receipts",
    alt: "Forms, a pen and an envelope on a sunny table",
    crop: "object-[56%_50%]",
    keywords: /insurer|claim|forms|receipt|OCF/gi,
  },
  {
    picture: "gallery/waiting-lounge",
    alt: "The waiting lounge: a green sofa under three arched windows",
    crop: "object-[47%_50%]",
    keywords: /famil|daughter|father|mother|with someone|sit in|baby/gi,
  },
  {
    picture: "gallery/consultation-corner",
    alt: "Two armchairs facing each other by an arched window",
    crop: "object-[68%_50%]",
    keywords: /language|interpret|consent|speaks?\b|psycholog|stress/gi,
  },
  {
    picture: "gallery/treatment-room",
    alt: "A treatment room with a green table beside a slatted wall",
    crop: "object-[62%_50%]",
    keywords: /first visit|treatment|hospital|rule out|broken|doctor|nurse/gi,
  },
  {
    picture: "gallery/rehab-gym",
    alt: "Parallel bars, a wall mirror and a ladder in the gym",
    crop: "object-[88%_50%]",
    keywords: /practi[sc]e|stand(ing)? up|walking|sport|\bknee|turn your head|climb/gi,
  },
  {
    picture: "gallery/acupuncture-massage-room",
    alt: "A warm room with a table made up with fresh linens, for acupuncture and massage",
    crop: "object-[58%_50%]",
    keywords: /massage|acupunct|shoulders|pressure/gi,
  },
  {
    picture: "gallery/orthotics-bench",
    alt: "A workbench with insoles, shoes and tools",
    crop: "object-[60%_50%]",
    keywords: /orthotic|insole|\bheel|ankle|shoes|\bshin/gi,
  },
  {
    picture: "gallery/compression-and-braces-shelf",
    alt: "Arched shelves with compression stockings and braces",
    crop: "object-[50%_50%]",
    keywords: /\bbraces?\b|stocking|compression|swelling/gi,
  },
  {
    picture: "gallery/entrance-corridor",
    alt: "The sunny corridor to the clinic’s arched green door",
    crop: "object-[50%_50%]",
    keywords: /Saturday|on the road|door/gi,
  },
  {
    picture: "gallery/front-door",
    alt: "The clinic’s glass front door between two potted shrubs",
    crop: "object-[50%_50%]",
    keywords: /address|entrance|step-free|parking|elevator|wheelchair/gi,
  },
  {
    picture: "gallery/neighbourhood-model",
    alt: "A table model of a neighbourhood with a pin above a green house",
    crop: "object-[38%_50%]",
    keywords: /way here|one clinic|drive|\bbus\b|subway|street/gi,
  },
  {
    picture: "services/home-care",
    alt: "A dark green arched front door with a bench and a plant",
    crop: "object-[72%_50%]",
    keywords: /home visit|my home|your home|come to you|leave the house/gi,
  },
  {
    picture: "services/psychology",
    alt: "A coral armchair beside a lamp and a plant",
    crop: "object-[38%_50%]",
    keywords: /psycholog|stress|worry/gi,
  },
  {
    picture: "blog/video-visit",
    alt: "A laptop with a video call, and headphones beside it",
    crop: "object-[42%_50%]",
    keywords: /video|headphones|camera|on screen/gi,
  },
  {
    picture: "blog/winter-steps",
    alt: "Boots on snowy steps before a green door",
    crop: "object-[64%_50%]",
    keywords: /\bice\b|\bicy\b|snow|winter|sidewalk|my home|leave the house/gi,
  },
  {
    picture: "blog/posture-at-work",
    alt: "A model spine beside a computer screen on a sunny desk",
    crop: "object-[34%_50%]",
    keywords: /(?<!front )\bdesk\b|keyboard|laptop|chair/gi,
  },
  {
    picture: "services/concussion-rehabilitation",
    alt: "A sculpted head inside thin rings",
    crop: "object-[50%_50%]",
    keywords: /concussion|hit your head|dizz|headache/gi,
  },
  {
    picture: "blog/balance-and-recovery",
    alt: "Balanced stones in front of a dark green circle",
    crop: "object-[62%_50%]",
    keywords: /balance|\bfalls?\b|dark room|light activity|recover/gi,
  },
  {
    picture: "blog/strength-for-everyday",
    alt: "Exercise weights and blocks in warm light",
    crop: "object-[70%_50%]",
    keywords: /homework|exercises|raises|stretch|strength/gi,
  },
  {
    picture: "blog/running",
    alt: "Running shoes on a path through a park",
    crop: "object-[58%_50%]",
    keywords: /\brun(ning|ner)?\b|season|\bgame\b|\bfield\b|training/gi,
  },
  {
    picture: "services/physiotherapy",
    alt: "A coral exercise ball, dumbbells and bands before a sage arch",
    crop: "object-[46%_50%]",
    keywords: /physiotherap/gi,
  },
  {
    picture: "blog/breathing-and-calm",
    alt: "Nested arches in green and coral beside a candle",
    crop: "object-[50%_50%]",
    keywords: /breath|calm|weekend|\bache/gi,
  },
];
