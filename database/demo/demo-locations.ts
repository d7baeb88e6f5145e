import { clinic } from "#content/clinic.ts";
import { collisionPayers } from "#content/collision-benefits.ts";
import {
  armWeakness,
  chestPain,
  clot,
  clumsyHands,
  fainting,
  headInjury,
  headOnBloodThinner,
  heartOrStroke,
  noWeightBearing,
  suicidalThoughts,
} from "#content/red-flags.ts";
import type { LocationTexts } from "#domain/location-pages/location-page.ts";

export const demoLocations: LocationTexts[] = [
  {
    slug_url: "bayview-village",
    main_heading: "Desk days in Bayview Village: neck, back and mind",
    main_paragraph:
      "If your office is a corner of the dining table, your neck knows it by noon. You can talk to someone by video between two calls, and come to our clinic when hands are needed.",
    highlighted_heading: "Some help fits on a screen. Some needs a treatment table.",
    heading_1: "On a screen: psychology by video",
    paragraph_1: `Stress, poor sleep and pain feed one another, and long days alone with a laptop do not help. Our registered psychological associate sees people by video, so you can stay in Bayview Village with the door closed and a cup of tea. You need a private room, a steady connection and headphones. It is not a crisis service. ${suicidalThoughts}`,
    heading_2: "On a table: massage therapy",
    paragraph_2:
      "With a registered massage therapist, you talk first about where it is tight and what your day is like, and agree on the areas and the pressure before anything begins. You stay covered except for the area being treated, and you can stop at any time. Massage can ease soreness for some days. The evidence for longer relief is limited, so expect a question about your chair as well.",
    heading_3: "At your desk: three small repairs",
    paragraph_3:
      "Raise the screen on a few books until its top edge is about level with your eyes, and plug in a separate keyboard. Let your feet rest flat, on the floor or on a box. Then break up the sitting: stand for every phone call, or fill a small glass so that you must get up often. No single posture is the right one. What your back asks for is the next one.",
    heading_4: "When the ache does not leave on the weekend",
    paragraph_4: `If it lasts more than a few weeks, wakes you at night, or runs down an arm with tingling, have it assessed by a physiotherapist or a chiropractor. A photo of your desk, taken from the side, is worth bringing. ${armWeakness} ${clumsyHands} Pain in the neck, jaw or arm can come from the heart. ${chestPain}`,
    meta_title: "Desk-work care for Bayview Village",
    meta_keywords: "virtual psychology, massage therapy, desk pain, Bayview Village",
    meta_link: "/location/bayview-village",
    meta_description:
      "Work at a desk in Bayview Village? What a video visit in psychology, a massage and three small repairs at your desk can do, and when to be assessed.",
  },
  {
    slug_url: "don-mills",
    main_heading: "Home visits and steady steps in Don Mills",
    main_paragraph:
      "After a hip operation, or in a week when the sidewalk is a sheet of ice, the trip to a clinic can be the hardest part of getting help. Ask us whether the visit can come to you instead.",
    highlighted_heading: "Your own stairs are a good place to learn to climb them again.",
    heading_1: "Can somebody come to my home?",
    paragraph_1: `Home visits are by request, so the first step is a phone call to the clinic. Tell us where in Don Mills you live, what has become difficult, and whether you have had a fall or an operation. A registered physiotherapist makes the visits. You will hear honestly if we cannot come, what a visit would cost, and whether the clinic or a video call would serve you better.`,
    heading_2: "What would we do there?",
    paragraph_2:
      "We look at the things you really use: the height of your bed, the edge of the tub, the stair that everybody trips on. You show us how you get up from your own chair. Then we practise. It may be standing up ten times with one hand on the counter, or walking to the mailbox with a cane set to the right height. You choose the goal. Making your own tea is a good one.",
    heading_3: "What should I have ready?",
    paragraph_3:
      "A list of your medicines, your glasses, the shoes you wear indoors, and any papers from the hospital. Put the dog in another room and leave a lamp on in the hall. If a daughter or a neighbour helps you, ask them to be there for the first half hour. Home exercise programs for strength and balance have good evidence behind them for preventing falls, but only for people who keep them up, so we begin small.",
    heading_4: "When should I call someone else first?",
    paragraph_4: `${heartOrStroke} ${noWeightBearing} ${headOnBloodThinner} ${fainting} ${clot} For the slow work that comes afterwards, call us.`,
    meta_title: "Home physiotherapy in Don Mills",
    meta_keywords: "home physiotherapy Don Mills, seniors, balance, fall prevention",
    meta_link: "/location/don-mills",
    meta_description:
      "For older adults in Don Mills: how to ask for a physiotherapy visit at home, what happens there, what to have ready, and when to call 911 first.",
  },
  {
    slug_url: "downsview",
    main_heading: "Concussion and sports injuries: Downsview",
    main_paragraph:
      "You have a midterm on Thursday, a game on Sunday, and a head that hurts when you scroll. Students and athletes from Downsview come to our North York clinic to plan the way back, step by step.",
    highlighted_heading: "Back to class first. Back to the game after that.",
    heading_1: "If you hit your head, stop playing",
    paragraph_1: `You do not need to have been knocked out. A headache, a foggy feeling, dizziness or being oddly weepy after a hit are reason enough to leave the field, and you should not go back in that day. ${headInjury} ${headOnBloodThinner} Otherwise see a doctor or nurse practitioner within a day or two, and do not stay alone the first night.`,
    heading_2: "The dark room is out of date",
    paragraph_2:
      "A day or two of taking it easy is enough for most people. After that, light activity helps: a slow walk, twenty minutes of reading, fewer tabs open. Mild symptoms are allowed while you do it, as long as they settle soon. Ask for a physiotherapist who sees people after a concussion. The assessment covers your neck, eyes and balance as well as your story, because any of them can keep a headache going.",
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
      "For students and athletes from Downsview: what to do after a hit to the head, how the return to class and sport is planned, and who to ask for here.",
  },
  {
    slug_url: "north-york",
    main_heading: "A North York clinic for the whole family",
    main_paragraph:
      "A teenager with a sore heel, a parent who leaks when she runs, a grandfather who feels unsure on the stairs. They can all come to the same door, and some of them in the language they speak at home.",
    highlighted_heading: "More than English is spoken here: ask for your language.",
    heading_1: "Ask for your language when you book",
    paragraph_1:
      "Pain is hard enough to describe in your first language. Our registered providers page says who speaks which language, and everyone on it speaks English too. Tell us which language you prefer when you call or book, because not every service is offered in every one. You may also bring somebody you trust to interpret.",
    heading_2: "From school bag to walker",
    paragraph_2:
      "In many families one visit leads to another. A daughter comes about her ankle, and in the doorway her mother mentions the shoulder she cannot lift. We welcome that. Each person has their own visit and their own file. What you tell us stays yours: we do not pass it to a spouse, a parent or an adult child unless you say that we may, or the law requires it.",
    heading_3: "When you come with someone",
    paragraph_3:
      "You are welcome to sit in while your father is seen, if he wants you there. For a child, plan to stay, and let the child answer first. If you have a baby and no sitter, tell us beforehand so that we can find a quieter time. Write down the medicines of the person who has the visit, and bring any scan reports. It saves everybody ten minutes of guessing.",
    heading_4: "One address for all of it",
    paragraph_4: `We have one clinic: ${clinic.address.street}, in North York. We offer physiotherapy, pelvic floor physiotherapy, chiropractic treatment, massage therapy and acupuncture there. Psychology is by video with a registered psychological associate. No naturopathic doctor sees patients here at the moment: call, and we will tell you when one does. If somebody in your family finds it hard to get out of the house, ask about a home visit.`,
    meta_title: "Family physiotherapy in North York",
    meta_keywords: "physiotherapy North York, family clinic, care in your language",
    meta_link: "/location/north-york",
    meta_description:
      "One clinic in North York for children, parents and grandparents. See which languages our team speaks, and how to ask for yours when you book.",
  },
  {
    slug_url: "thornhill",
    main_heading: "Thornhill drivers: care after a collision",
    main_paragraph:
      "A bump at a red light can leave a neck that will not turn to check the blind spot. People from Thornhill come to our North York clinic for an assessment, on weekdays or on a Saturday.",
    highlighted_heading: "First we check that it is safe to move. Then we help you move.",
    heading_1: "Step one: rule out the serious things",
    paragraph_1: `Before any treatment, somebody has to make sure that nothing is broken. If you have severe neck pain, numb or weak arms or legs, a headache that keeps getting worse, or vomiting more than once, do not book with us: call 911. ${chestPain} If you have been checked, or your soreness came on slowly overnight, we can take it from there. Bring the hospital papers if you have them.`,
    heading_2: "Step two: tell your insurer soon",
    paragraph_2: `In Ontario, accident benefits can pay for treatment whoever was at fault. The rules ask you to tell your auto insurer within seven days, or as soon as you are able. They send you forms with dates of their own, beginning with the application (OCF-1). If you also have a health plan from work, tell both. ${collisionPayers} For sprains and whiplash, treatment usually follows the Minor Injury Guideline. Bring your claim number and your adjuster’s name to the first visit, and ask us which forms we fill in, such as the OCF-18 or OCF-23.`,
    heading_3: "Step three: get behind the wheel again",
    paragraph_3:
      "For most sore necks, gentle movement early on does more good than a collar and a week on the couch. Our physiotherapists and chiropractor begin with what you need to do: turn your head, sit through traffic, lift a bag from the trunk. If your grip on the wheel is tight with worry, that is common too. A registered psychological associate sees people by video.",
    heading_4: "If your weekdays are spent on the road",
    paragraph_4:
      "Saturday may suit you better than a rush after work. We are open that day from 10 AM to 4 PM, for visits in person and by video: ask which of our people are in. Saturday hours are few, so book the first two or three visits together and say what you can move. If sitting in the car still hurts too much, ask whether a video visit makes sense meanwhile. We can see how you turn, reach and stand on a screen, although we cannot test your reflexes through it.",
    meta_title: "After a car collision: care for Thornhill",
    meta_keywords: "car collision physiotherapy, whiplash, Thornhill, Saturday clinic",
    meta_link: "/location/thornhill",
    meta_description:
      "Sore after a car collision in or near Thornhill? What to rule out, when to tell your insurer, and how weekday and Saturday visits at our clinic work.",
  },
  {
    slug_url: "willowdale",
    main_heading: "After-work physiotherapy for people from Willowdale",
    main_paragraph:
      "Your back has waited all day. Our clinic in North York is open on weekday evenings, so a visit can come after the last meeting and before the dishes.",
    highlighted_heading: "Keep your work day whole, and see somebody after it.",
    heading_1: "What an evening visit looks like",
    paragraph_1:
      "The first physiotherapy visit takes 60 minutes. You talk first: what hurts, since when, and what you would like back, such as a full night’s sleep or carrying a case of water in from the car. Then you move and we watch. You hear what we found before any treatment begins. Later visits take 30 to 45 minutes. Put shorts or a loose top in your work bag and change here.",
    heading_2: "Which time to ask for",
    paragraph_2:
      "A first visit has to start early enough to end before we close. When you book, say which days you get away on time and which days you never do. If your shifts move around, plan two or three visits ahead and ask how much notice we need for a change. On Saturdays we are here from 10 AM to 4 PM.",
    heading_3: "Physiotherapy, massage or both",
    paragraph_3:
      "A pain that keeps coming back usually needs an assessment first, so that you know what you are treating. You can see a physiotherapist or a chiropractor for that. If your shoulders are simply tight after a long week, you can book straight with a registered massage therapist. Not sure? Call and describe your day in two sentences. We will tell you where we would start.",
    heading_4: "Homework for tired people",
    paragraph_4:
      "Nobody does twelve exercises at nine at night. You are more likely to get two or three, tied to something you do anyway: calf raises while you wait for the microwave, a shoulder stretch in the doorway before bed. If they do not fit your evening, tell us and we change them. When you cannot leave Willowdale on a given night, ask whether a follow-up by video would do the job.",
    meta_title: "Evening physiotherapy for Willowdale",
    meta_keywords: "physiotherapy Willowdale, evening physiotherapy, massage after work",
    meta_link: "/location/willowdale",
    meta_description:
      "Live in Willowdale and work all day? Our North York clinic sees people on weekday evenings. What an evening visit is like and which time to ask for.",
  },
];
