import type { DemoLocation } from "./demo-location.ts";

export const downsview: DemoLocation = {
  slug_url: "downsview",
  main_heading: "Concussion and sports injuries: Downsview",
  main_paragraph:
    "You have a midterm on Thursday, a game on Sunday, and a head that hurts when you scroll. Students and athletes from Downsview come to our North York clinic to plan the way back, step by step.",
  highlighted_heading: "Back to class first. Back to the game after that.",
  heading_1: "If you hit your head, stop playing",
  paragraph_1:
    "You do not need to have been knocked out. A headache, a foggy feeling, dizziness or being oddly weepy after a knock are reason enough to leave the field, and you should not go back in that day. Call 911 for a blackout, a seizure, repeated vomiting, a headache that gets worse, unequal pupils, weak limbs, growing confusion, or someone who cannot be woken. Otherwise see a doctor or nurse practitioner soon, and do not stay alone the first night.",
  heading_2: "The dark room is out of date",
  paragraph_2:
    "A day or two of taking it easy is enough for most people. After that, light activity helps: a slow walk, twenty minutes of reading, fewer tabs open. Mild symptoms are allowed while you do it, as long as they settle soon. Joaquin R., a Registered Physiotherapist, is the person to ask for about concussion. The assessment covers your neck, eyes and balance as well as your story, because any of them can keep a headache going.",
  heading_3: "School, coach and Rowan’s Law",
  paragraph_3:
    "Under Ontario’s Rowan’s Law, a school or sports club must take an athlete with a suspected concussion out of play. Before full training or a game, a doctor or nurse practitioner has to give clearance. We cannot sign that off, but we can guide the steps in between. With your consent we can also write to your school about what you can manage, such as extra time, or breaks from the screen.",
  heading_4: "Ankles, knees and the rest of the season",
  paragraph_4:
    "Most of what goes wrong in sport is below the neck. For a rolled ankle, a sore shin or a knee that complains after practice, a physiotherapy assessment tells you what you may keep doing. That list is usually longer than people fear. Bring your training week on paper, your shoes, and the date that matters to you. If you live in residence and have exams, ask whether a follow-up by video would work.",
  meta_title: "Concussion and sports care, Downsview",
  meta_keywords: "concussion rehabilitation, sports injuries, students, Downsview",
  meta_link: "/location/downsview",
  meta_description:
    "For students and athletes from Downsview: what to do after a knock to the head, how the return to class and sport is planned, and whom to ask for here.",
};
