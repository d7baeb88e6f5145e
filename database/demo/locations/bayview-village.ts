import type { DemoLocation } from "./demo-location.ts";

export const bayviewVillage: DemoLocation = {
  slug_url: "bayview-village",
  main_heading: "Desk days in Bayview Village: neck, back and mind",
  main_paragraph:
    "If your office is a corner of the dining table, your neck knows it by noon. You can talk to someone by video between two calls, and come to our clinic when hands are needed.",
  highlighted_heading: "Some help fits on a screen. Some needs a treatment table.",
  heading_1: "On a screen: psychology by video",
  paragraph_1:
    "Stress, poor sleep and pain feed one another, and long days alone with a laptop do not help. Sabine O. is a Registered Psychological Associate who sees people by video, so you can stay in Bayview Village with the door closed and a cup of tea. You need a private room, a steady connection and headphones. It is not a crisis service. If you may harm yourself, call or text 9-8-8, or call 911.",
  heading_2: "On a table: massage therapy",
  paragraph_2:
    "Leila N. is a Registered Massage Therapist. You talk first about where it is tight and what your day is like, and agree on the areas and the pressure before anything begins. You stay covered except for the part being treated, and you can stop at any time. Massage can ease soreness for some days. The evidence for longer relief is limited, so expect a question about your chair as well.",
  heading_3: "At your desk: three small repairs",
  paragraph_3:
    "Raise the screen on a few books until its top edge is about level with your eyes, and plug in a separate keyboard. Let your feet rest flat, on the floor or on a box. Then break up the sitting: stand for every phone call, or fill a small glass so that you must get up often. No single posture is the right one. What your back asks for is the next one.",
  heading_4: "When the ache does not leave on the weekend",
  paragraph_4:
    "If it lasts more than a few weeks, wakes you at night, or runs down an arm with tingling, have it assessed by a physiotherapist or our chiropractor, Rohan D. A photo of your desk, taken from the side, is worth bringing. See a doctor soon if a hand grows weak or clumsy. And if pain in the neck, jaw or arm comes with tightness in the chest, call 911.",
  meta_title: "Desk-work care for Bayview Village",
  meta_keywords: "virtual psychology, massage therapy, desk pain, Bayview Village",
  meta_link: "/location/bayview-village",
  meta_description:
    "Work at a desk in Bayview Village? What a video visit in psychology, a massage and three small repairs at your desk can do, and when to be assessed.",
};
