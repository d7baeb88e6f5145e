interface Step {
  time: string;
  title: string;
  text: string;
}

export interface FirstVisitBlock {
  id: string;
  title: string;
  items?: string[];
  paragraphs: { lead?: string; text: string }[];
}

export const firstHour: Step[] = [
  {
    time: "0 to 20 minutes",
    title: "We talk",
    text: "What happened, what you have tried, and what you would like to do again.",
  },
  {
    time: "20 to 40",
    title: "We look at how you move",
    text: "Bending, walking, reaching. We stop where it hurts too much.",
  },
  {
    time: "40 to 50",
    title: "You hear what we found",
    text: "In plain words, with the plan and its cost. Then you decide.",
  },
  {
    time: "50 to 60",
    title: "We begin",
    text: "Often some treatment, and two or three things to do at home.",
  },
];

export const firstHourNote =
  "Most services work this way. Massage, virtual psychology and compression fittings differ a little, and their pages say how.";

/** Shown under the directions, which staff edit. */
export const insideTheClinic = {
  title: "Inside",
  text: "Accessible washroom. Treatment tables lower to chair height. Please go easy on perfume.",
};

export const beforeTheVisit: FirstVisitBlock[] = [
  {
    id: "bring",
    title: "What to bring",
    items: [
      "a list of your medicines",
      "scans or reports, on paper or on your phone",
      "loose clothes; shorts for a knee, hip or foot",
      "your extended health plan card, if you have one",
      "your claim number and adjuster’s name, for a car or work injury",
      "your glasses, hearing aids, cane or brace",
    ],
    paragraphs: [{ text: "You do not need an OHIP card or a referral." }],
  },
  {
    id: "forms",
    title: "Two short forms",
    paragraphs: [
      {
        text: "We email you a link to them the day before, so that no answer goes by email. One is about your health, one about how we look after your information. Together they take about ten minutes.",
      },
      {
        text: "No email, or would you rather talk? Come ten minutes early and we will fill them in together{languages}.",
      },
      {
        text: "Consent to treatment is asked for in person. You can say no to any part of it, at any time.",
      },
    ],
  },
  {
    id: "with-you",
    title: "Who may come along",
    paragraphs: [
      {
        text: "Anyone you like: a partner, a friend, an interpreter, a support worker. You decide who stays in the room.",
      },
      {
        lead: "Children.",
        text: "Please come with them to the first visit. If your child can understand the treatment, we ask your child for consent too.",
      },
      {
        lead: "If someone else decides for you,",
        text: "ask them to bring the papers that say so. Service animals are welcome.",
      },
    ],
  },
];

export const videoAndAfter: FirstVisitBlock[] = [
  {
    id: "virtual",
    title: "If you come by video",
    items: [
      "You need to be in Ontario during the visit.",
      "The link comes by email an hour before. There is nothing to install.",
      "Choose a private spot with room to take two steps.",
      "If the picture freezes, we call your phone and go on.",
    ],
    paragraphs: [
      {
        text: "Video suits talking, advice and exercise. Massage, acupuncture, hands-on tests and fittings need a visit in person.",
      },
    ],
  },
  {
    id: "after",
    title: "What happens after",
    items: [
      "Your receipt and your exercises, by email or on paper, the same day.",
      "With your permission, a note to your doctor.",
      "Another visit only if you want one. You can think it over.",
    ],
    paragraphs: [
      {
        text: "Soreness should settle within a day or two. If it does not, call us. In an emergency call 911.",
      },
    ],
  },
];
