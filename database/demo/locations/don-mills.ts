import type { DemoLocation } from "./demo-location.ts";

export const donMills: DemoLocation = {
  slug_url: "don-mills",
  main_heading: "Home visits and steady steps in Don Mills",
  main_paragraph:
    "After a hip operation, or in a week when the sidewalk is a sheet of ice, the trip to a clinic can be the hardest part of getting help. Ask us whether the visit can come to you instead.",
  highlighted_heading: "Your own stairs are a good place to learn to climb them again.",
  heading_1: "Can somebody come to my home?",
  paragraph_1:
    "Home visits are by request, so the first step is a phone call to (416) 555-0142. Tell us where in Don Mills you live, what has become difficult, and whether you have had a fall or an operation. Joaquin R., a Registered Physiotherapist, is the person to ask for. We tell you honestly if we cannot come, what a visit would cost, and whether the clinic or a video call would serve you better.",
  heading_2: "What would we do there?",
  paragraph_2:
    "We look at the things you really use: the height of your bed, the edge of the tub, the second stair that everybody trips on. You show us how you get up from your own chair. Then we practise. It may be standing up ten times with one hand on the counter, or walking to the mailbox with a cane set to the right height. You choose the goal. Making your own tea is a perfectly good one.",
  heading_3: "What should I have ready?",
  paragraph_3:
    "A list of your medicines, your glasses, the shoes you wear indoors, and any papers from the hospital. Put the dog in another room and leave a lamp on in the hall. If a daughter or a neighbour helps you, ask them to be there for the first half hour. Home exercise programs for strength and balance have good evidence behind them for preventing falls, but only for people who keep them up, so we begin small.",
  heading_4: "When should I call someone else first?",
  paragraph_4:
    "Call 911 for chest pain, sudden weakness on one side, new trouble speaking, or a fall after which you cannot get up or put weight on a leg. Go to emergency if you hit your head and take a blood thinner, even when you feel well. See your doctor about fainting, new dizziness or calf swelling, the same day if you can. For the slow work that comes afterwards, call us.",
  meta_title: "Home physiotherapy in Don Mills",
  meta_keywords: "home physiotherapy Don Mills, seniors, balance, fall prevention",
  meta_link: "/location/don-mills",
  meta_description:
    "For older adults in Don Mills: how to ask for a physiotherapy visit at home, what happens there, what to have ready, and when to call 911 first.",
};
