import type { DemoLocation } from "./demo-location.ts";

export const thornhill: DemoLocation = {
  slug_url: "thornhill",
  main_heading: "Thornhill drivers: care after a collision",
  main_paragraph:
    "A bump at a red light can leave a neck that will not turn to check the blind spot. People from Thornhill come to our North York clinic for an assessment, on weekdays or on a Saturday.",
  highlighted_heading: "First we check that it is safe to move. Then we help you move.",
  heading_1: "Step one: rule out the serious things",
  paragraph_1:
    "Before any treatment, somebody has to make sure that nothing is broken. If you have severe neck pain, numb or weak arms or legs, a headache that keeps getting worse, repeated vomiting, or trouble breathing, do not book with us: call 911 or go to an emergency department. If you have been checked, or your soreness came on slowly overnight, we can take it from there. Bring the hospital papers if you have them.",
  heading_2: "Step two: tell your insurer soon",
  paragraph_2:
    "In Ontario, accident benefits can pay for treatment whoever was at fault. The rules ask you to tell your auto insurer within seven days, or as soon as you are able. They send you forms with dates of their own. If you also have a health plan from work, tell both: which one pays first depends on the rules on the day of the collision. Bring your claim number and your adjuster’s name to the first visit, and ask us which forms we fill in.",
  heading_3: "Step three: get behind the wheel again",
  paragraph_3:
    "For most sore necks, gentle movement early on does more good than a collar and a week on the couch. Our physiotherapists, Mirela S. and Joaquin R., and our chiropractor, Rohan D., begin with what you need to do: turn your head, sit through traffic, lift a bag from the trunk. If your grip on the wheel is tight with worry, that is common too. Sabine O., a Registered Psychological Associate, sees people by video.",
  heading_4: "If your weekdays are spent on the road",
  paragraph_4:
    "Saturday may suit you better than a rush after work. We are open that day from 10 AM to 4 PM with every service, in person or virtual. Saturday hours are few, so book the first two or three visits together and say what you can move. If sitting in the car still hurts too much, ask whether a video visit makes sense meanwhile. We can see how you turn, reach and stand on a screen, although we cannot test your reflexes through it.",
  meta_title: "After a car collision: care for Thornhill",
  meta_keywords: "car collision physiotherapy, whiplash, Thornhill, Saturday clinic",
  meta_link: "/location/thornhill",
  meta_description:
    "Sore after a car collision in or near Thornhill? What to rule out, when to tell your insurer, and how weekday and Saturday visits at our clinic work.",
};
