import { armWeakness, chestPain, hotJoint } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const tennisElbow: DemoPost = {
  title: "Tennis elbow in people who never play tennis",
  slug_url: "tennis-elbow-without-tennis",
  brief_paragraph: "Why lifting a kettle hurts, and how to load the tendon bit by bit.",
  cover: "services/shockwave-therapy",
  published_date: "2024-12-04",
  category: "Recovery",
  metaTitle: "Tennis elbow without the tennis",
  metaDescription:
    "Sore outer elbow when you lift a kettle or shake hands? What tennis elbow is, a simple home program, and what braces, shots and shockwave can do.",
  blogs_content: [
    {
      heading: "The usual suspects",
      paragraph: `<p>A painter after a ceiling. A new father with a car seat. Somebody who spent a weekend with a screwdriver and a flat-pack dresser. Somebody who did nothing special, except turn 45 and use a mouse all day.</p>
<p>What they share is a tendon on the outer side of the elbow, where the muscles that lift the wrist are anchored. Those muscles work each time you grip. When the load grows faster than the tendon can adapt, it gets sore and touchy. It is an overloaded tendon more than an inflamed one, and the elbow joint itself is usually fine.</p>`,
    },
    {
      heading: "The kettle test",
      paragraph: `<p>It may well be tennis elbow if these three fit:</p>
<ul><li>It hurts on the bony bump on the outer side of the elbow, or just below it.</li><li>It hurts to lift a kettle or a milk jug with the palm facing down, and less with the palm facing up.</li><li>A firm handshake hurts more with a straight elbow than with a bent one.</li></ul>
<p>Pain on the inner side, numb fingers, or a sore neck along with it may point elsewhere. Have that looked at instead of guessing.</p>`,
    },
    {
      heading: "Change the load, do not drop it",
      paragraph: `<p>Full rest calms it for a while, and then the first kettle brings it back. Try to trim instead. Lift with the palm up and the elbow close. Use two hands. Put a thick sleeve of foam on the handle of the tool you use most. Move the mouse closer, and learn to click with the other hand.</p>
<p>Then load the tendon on purpose, every other day:</p>
<ol><li><strong>Weeks 1 and 2.</strong> Rest your forearm on the table, with the palm down and the hand over the edge. Hold a soup can level for 30 to 45 seconds. Do it four times.</li><li><strong>Weeks 3 to 6.</strong> Lift the can with the help of the other hand, and lower it alone over four counts. Three sets of ten.</li><li><strong>After that.</strong> Lift and lower it alone. Trade the can for a fuller bottle when ten feels easy.</li></ol>
<p>Some pain while you do it, up to about 4 out of 10, is acceptable if it has settled by the next day.</p>`,
    },
    {
      heading: "Straps, shots and shockwave",
      paragraph: `<p><strong>A strap</strong> below the elbow makes gripping easier for some people. Take it off at night. Whether it changes the long run is unclear.</p>
<p><strong>A cortisone injection</strong> often helps for some weeks. In studies that followed people for a year, those who had one did worse on average than those who had waited or exercised. Ask about that before you agree.</p>
<p><strong><a href="/service/shockwave-therapy">Shockwave therapy</a></strong> sends short pulses of sound energy into the tendon. For tennis elbow the results of studies are mixed. We would talk about it if some months of well-dosed exercise had not been enough, and as an addition to it. Ask at the front desk who offers it.</p>`,
    },
    {
      heading: "How long it takes",
      paragraph: `<p>Longer than anyone likes. Most people are much better within a year, with or without treatment. That is no reason to do nothing, because exercise may make those months easier. It is a reason not to panic in month three, and not to buy everything that is offered.</p>
<blockquote>Judge it by the kettle, once a week, and not by every twinge.</blockquote>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Book a <a href="/service/physiotherapy">physiotherapy</a> assessment if it has lasted more than six weeks, if it keeps you from work, or if you are unsure that this is what you have. If it came from your job, tell your employer, as WSIB may apply.</p>
<p>See a doctor soon for numbness in the hand, an elbow that locks or will not straighten, or pain after a fall. ${armWeakness} ${hotJoint} A heart attack can begin as arm pain. ${chestPain}</p>`,
    },
  ],
};
