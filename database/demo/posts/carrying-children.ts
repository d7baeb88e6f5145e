import { caudaEquina, clot, suicidalThoughts } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const carryingChildren: DemoPost = {
  title: "Lifting and carrying small children",
  slug_url: "lifting-and-carrying-children",
  brief_paragraph:
    "Cribs, car seats, one hip and the stairs: small changes for people who lift a wriggling weight forty times a day.",
  cover: "blog/carrying",
  published_date: "2024-11-20",
  category: "Strength",
  metaTitle: "Lifting and carrying small children",
  metaDescription:
    "Sore back or wrists from a baby or toddler? How to lift from a crib, load a car seat, swap hips and get stronger, and when to have it looked at.",
  blogs_content: [
    {
      heading: "The only weight that grows while you train",
      paragraph: `<p>A newborn weighs about as much as a bag of flour or two. A toddler weighs as much as a case of tiles, and arches its back. In between you lift that weight dozens of times a day, at arm’s length, half asleep, with the phone in your other hand.</p>
<p>There is no single correct way to do it. Studies have not shown that being taught “proper lifting” prevents back pain. What does seem sensible is to keep the load close, to vary how you do it, and to get stronger as the child gets heavier.</p>`,
    },
    {
      heading: "Four places where it hurts",
      paragraph: `<h3>Over the crib rail</h3>
<p>Follow the crib’s instructions for the mattress height and lower it when they say so: safety comes before your back. To lift, stand close, put one foot slightly ahead, slide the baby toward you first, and then lift. Breathe out as you come up.</p>
<h3>Into the car seat</h3>
<p>Put one knee on the seat or one foot on the door sill, so that you do not hang over the child with a twisted back. Face the seat and bring the child in against your chest. Leave the bag on the ground until you are done.</p>
<h3>On one hip</h3>
<p>You have a favourite side. Everyone has. Swap at each doorway for a day, and you will see how seldom you use the other one. A carrier that holds the weight high and close spares both.</p>
<h3>Up from the floor</h3>
<p>Go down on one knee, gather the child in, tuck, and push up through the front foot. If yours can climb, kneel down and let the climbing begin.</p>`,
    },
    {
      heading: "Thumbs and wrists",
      paragraph: `<p>Lifting a baby under the arms with the thumbs stretched wide often gives a sore tendon at the base of the thumb. Scoop instead: one forearm under the bottom, the other hand spread behind the shoulders and head, wrists straight. Rest the feeding arm on a pillow so that the hand can let go.</p>`,
    },
    {
      heading: "Six minutes while they play",
      paragraph: `<p>Three times a week, on the carpet.</p>
<ol><li><strong>Chair stands.</strong> Ten times, later with the child held to your chest.</li><li><strong>Bridges.</strong> On your back with your knees bent, lift your hips ten times. Small passengers may sit on your lap.</li><li><strong>Suitcase walk.</strong> A bag of groceries in one hand, the length of the hall and back, then the other hand. Stay tall.</li><li><strong>Wall push-ups.</strong> Ten, slowly.</li></ol>
<p>After a birth, begin with walking and gentle breathing, and ask your midwife, doctor or physiotherapist when to add more. After a Caesarean, your team will tell you for how long to lift nothing heavier than the baby.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Book a <a href="/service/physiotherapy">physiotherapy</a> visit if pain in your back, wrist or shoulder has lasted more than a few weeks, or makes you afraid to pick up your child. If you leak, feel heaviness down below, or see your belly dome when you sit up, <a href="/service/pelvic-floor-physiotherapy">pelvic floor physiotherapy</a> may help. You can bring the baby. Tell us when you book.</p>
<p>Clots are more likely in the weeks after a birth. ${clot} See a doctor the same day about a fever with pain, and soon about a low mood that will not lift after a birth. ${suicidalThoughts} If you think of hurting your baby, call 911. ${caudaEquina}</p>`,
    },
  ],
};
