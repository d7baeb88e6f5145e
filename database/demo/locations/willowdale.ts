import type { DemoLocation } from "./demo-location.ts";

export const willowdale: DemoLocation = {
  slug_url: "willowdale",
  main_heading: "After-work physiotherapy for people from Willowdale",
  main_paragraph:
    "Your back has waited all day. Our clinic in North York is open until 7 PM from Monday to Friday, so a visit can come after the last meeting and before the dishes.",
  highlighted_heading: "Keep your work day whole, and still see somebody this evening.",
  heading_1: "What an evening visit looks like",
  paragraph_1:
    "The first physiotherapy visit takes 60 minutes. You talk first: what hurts, since when, and what you would like back, such as a full night’s sleep or carrying a case of water in from the car. Then you move and we watch. You hear what we found before any treatment begins. Later visits take 30 to 45 minutes. Put shorts or a loose top in your work bag and change here.",
  heading_2: "Which time to ask for",
  paragraph_2:
    "We close at 7 PM on weekdays, so a first visit has to start early enough to end by then. When you book, say which days you get away on time and which days you never do. If your shifts move around, plan two or three visits ahead and ask at the front desk how much notice they need for a change. On Saturdays we are here from 10 AM to 4 PM.",
  heading_3: "Physiotherapy, massage or both",
  paragraph_3:
    "A pain that keeps coming back usually needs an assessment first, so that you know what you are treating. Mirela S. and Joaquin R. are our Registered Physiotherapists, and Rohan D. is a chiropractor. If your shoulders are simply tight after a long week, you can book straight with Leila N., a Registered Massage Therapist. Not sure? Call and describe your day in two sentences. We will tell you where we would start.",
  heading_4: "Homework for tired people",
  paragraph_4:
    "Nobody does twelve exercises at nine at night. You are more likely to get two or three, tied to something you do anyway: calf raises while the kettle boils, a shoulder stretch in the doorway before bed. If they do not fit your evening, say so and we change them. When you cannot leave Willowdale on a given night, ask whether a follow-up by video would do the job.",
  meta_title: "Evening physiotherapy for Willowdale",
  meta_keywords: "physiotherapy Willowdale, evening physiotherapy, massage after work",
  meta_link: "/location/willowdale",
  meta_description:
    "Live in Willowdale and work all day? Our North York clinic sees people on weekdays until 7 PM. What an evening visit is like and which time to ask for.",
};
