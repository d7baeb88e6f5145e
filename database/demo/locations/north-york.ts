import type { DemoLocation } from "./demo-location.ts";

export const northYork: DemoLocation = {
  slug_url: "north-york",
  main_heading: "A North York clinic for the whole family",
  main_paragraph:
    "A teenager with a sore heel, a parent who leaks when she runs, a grandfather who feels unsure on the stairs. They can all come to the same door, and often in the language they speak at home.",
  highlighted_heading: "English, Tagalog, Gujarati and Farsi are spoken here.",
  heading_1: "Ask for your language when you book",
  paragraph_1:
    "Pain is hard enough to describe in your first language. Mirela S., a Registered Physiotherapist, and Leila N., a Registered Massage Therapist, speak Farsi. Joaquin R., a Registered Physiotherapist, speaks Tagalog. Rohan D., our chiropractor, speaks Gujarati. All of them speak English too. Tell us which language you prefer when you call or book, because not every service is offered in every one. You may also bring somebody you trust to interpret.",
  heading_2: "From school bag to walking frame",
  paragraph_2:
    "In many families one visit leads to another. A daughter comes about her ankle, and in the doorway her mother mentions the shoulder she cannot lift. That is fine with us. Each person has their own visit and their own file. What you tell us stays yours: we do not pass it to a spouse, a parent or an adult child unless you say that we may, or the law requires it.",
  heading_3: "When you come with someone",
  paragraph_3:
    "You are welcome to sit in while your father is seen, if he wants you there. For a child, plan to stay, and let the child answer first. If you have a baby and no sitter, tell the front desk beforehand so that we can find a quieter time. Write down the medicines of the person who has the visit, and bring any scan reports. It saves everybody ten minutes of guessing.",
  heading_4: "One address for all of it",
  paragraph_4:
    "We have one clinic: 88 Northbloom Way, Suite 210, in North York. Physiotherapy, pelvic floor physiotherapy, chiropractic treatment, massage therapy and acupuncture are given there. Psychology is by video with Sabine O., a Registered Psychological Associate. For naturopathic medicine, ask at the front desk who provides it and when. If somebody in your family finds it hard to get out of the house, ask about a home visit.",
  meta_title: "Family physiotherapy in North York",
  meta_keywords: "physiotherapy North York, family clinic, Tagalog, Gujarati, Farsi",
  meta_link: "/location/north-york",
  meta_description:
    "One clinic in North York for children, parents and grandparents. See which of our team speak Tagalog, Gujarati or Farsi, and how family visits work.",
};
