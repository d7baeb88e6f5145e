import { fainting, headInjury, headOnBloodThinner, noWeightBearing } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const winterWalking: DemoPost = {
  title: "Walking on ice without holding your breath",
  slug_url: "walking-on-ice",
  brief_paragraph: "To the bus stop and back: boots, small steps, and what if you slip.",
  cover: "blog/winter-steps",
  published_date: "2025-02-05",
  category: "Strength",
  metaTitle: "How to walk on ice more safely",
  metaDescription:
    "Boots, grips, small steps and free hands: a winter walk from the front hall to the bus stop, and what to do after a fall on the ice.",
  blogs_content: [
    {
      heading: "In the front hall",
      paragraph: `<p>The walk begins with your boots. Turn them over. A soft rubber sole with a deep pattern grips better than a hard, shiny one, and a worn heel grips hardly at all. Boot makers’ promises about ice are not always kept. Researchers at the Toronto Rehabilitation Institute have tested winter boots on real ice and published the results, so look up a pair before you buy.</p>
<p>Strap-on grips with small spikes help outdoors. Sit down to put them on, and take them off at the door of the store, because on tile they slide.</p>
<p>Then count your hands. You want both of them free. A backpack instead of a tote, gloves instead of pockets, the phone zipped away.</p>`,
    },
    {
      heading: "On the steps",
      paragraph: `<p>More than one good walker has gone down on their own porch. Keep a bucket of sand or salt <em>inside</em> the door, so that you can throw some ahead of you before you step out. Hold the railing, turn a little sideways, and bring both feet together on each stair. If there is no railing, that is this week’s phone call to the landlord.</p>`,
    },
    {
      heading: "On the sidewalk",
      paragraph: `<p>You have heard the advice to walk like a penguin. It looks silly, and the idea behind it is sound: keep your weight over your front foot.</p>
<ul><li>Shorten your steps until they feel almost too short.</li><li>Point your toes out slightly, and keep your knees soft.</li><li>Put the whole foot down at once, instead of the heel first.</li><li>Look three or four metres ahead, not at your boots.</li><li>Breathe. A held breath makes you stiff, and stiff people fall like planks. Try humming.</li></ul>
<p>Black ice likes shade, bridges, driveways and the spot under a dripping roof. If a patch looks wet in minus ten, it is not wet. Go around by the grass or the rough snow.</p>`,
    },
    {
      heading: "If you slip anyway",
      paragraph: `<p>There is no sure way to fall well. If you have the time to think, bend your knees, tuck in your chin, and let your side and your thigh take it, not your stiff arm. Let the groceries go. Eggs are cheap.</p>
<p>Afterwards, stay down for a moment. Wiggle your toes and fingers. If nothing is badly sore, roll onto your side, come up on hands and knees, and crawl to something solid before you stand.</p>`,
    },
    {
      heading: "Practise where it is warm",
      paragraph: `<p>Strong legs and quick ankles are the part of this that you can train. Four times a week, at the kitchen counter, with the fingertips of one hand on it the whole time:</p>
<ol><li>Stand on one leg for twenty seconds, then on the other.</li><li>Rise onto your toes ten times, slowly.</li><li>Step quickly to the side and back, five times each way.</li><li>Sit down and stand up ten times, on a sturdy chair in front of the counter.</li></ol>
<p>If you feel unsteady indoors, do these beside somebody, or let a <a href="/service/physiotherapy">physiotherapist</a> set the level first. When leaving the house is the trouble, ask us about <a href="/service/home-care">home care</a>.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>${noWeightBearing} ${headInjury} ${fainting} ${headOnBloodThinner} A wrist that is swollen or looks bent needs an X-ray the same day.</p>
<p>Book a visit if soreness is no better after a week, if you have fallen twice this year, or if fear of the ice keeps you indoors.</p>`,
    },
  ],
};
