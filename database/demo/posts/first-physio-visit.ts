import { caudaEquina, heartOrStroke, hotJoint, noWeightBearing } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const firstPhysioVisit: DemoPost = {
  title: "What happens at a first physiotherapy visit",
  slug_url: "first-physiotherapy-visit",
  brief_paragraph: "Sixty minutes, mostly talking and moving, and what you may refuse.",
  cover: "gallery/treatment-room",
  published_date: "2025-08-20",
  category: "Visits",
  metaTitle: "Your first physiotherapy visit",
  metaDescription:
    "What to wear and bring, what we ask, what we test and what you may decline: a plain walk through the first sixty minutes with a physiotherapist.",
  blogs_content: [
    {
      heading: "The night before",
      paragraph: `<p>Put these in a bag by the door:</p>
<ul>
<li>clothes that show the sore part: shorts for a knee or hip, a tank top for a shoulder, something loose for a back</li>
<li>a list of your medicines, or a photo of the boxes</li>
<li>scans or reports, if you have any</li>
<li>the shoes you wear on most days, if a foot, knee or hip is the trouble</li>
<li>your insurance details. You do not need a referral to see us, but some plans ask for one before they pay.</li>
</ul>
<p>Then think of one sentence: “I want to be able to…” Sit through a movie, lift the dog, get down to the prayer mat. That sentence is worth more to us than an exact date.</p>`,
    },
    {
      heading: "First we listen",
      paragraph: `<p>A good part of the hour is talk. How did it start? What makes it worse, what eases it, what is it like at night? What have you tried? We ask about your work, your home (are there stairs?), your general health and any operations.</p>
<p>Some questions seem to come from nowhere. We may ask about weight loss, fever, or your bladder. These help us notice the rare problem that should go to a doctor instead of us.</p>`,
    },
    {
      heading: "Then you move",
      paragraph: `<p>We watch you walk, bend, reach or rise from a chair. We check how far joints go and how strong muscles are, and sometimes reflexes and feeling in the skin. With your consent we press on the sore area to find out what it is like. Some tests bring the pain on briefly. Tell us, and we stop.</p>
<p>You can say no to any part, at any time, and you need not give a reason. You can ask for someone to be in the room with you. The door closes. If you would like to keep your clothes on, we work around them.</p>`,
    },
    {
      heading: "What you take home",
      paragraph: `<p>You hear what we found and what we suggest before any treatment starts. By the time you leave, you should have four things:</p>
<ol>
<li><strong>An explanation,</strong> in words you could repeat at dinner. If we are not sure, we tell you that.</li>
<li><strong>A plan:</strong> what we suggest, what the other choices are, what each may bring and what it may not, and what it costs.</li>
<li><strong>One to three things to do,</strong> tried out in the room. More than that tends not to get done.</li>
<li><strong>A point to look back from.</strong> For example: “If stairs are no easier in four weeks, we change the plan.”</li>
</ol>
<p>There may be some hands-on treatment as well, if time is left and it makes sense. Later visits take 30 to 45 minutes. You may feel stirred up for a day after the tests. If it lasts longer, call us.</p>`,
    },
    {
      heading: "Is it time to book, or should you go elsewhere?",
      paragraph: `<p><a href="/service/physiotherapy">Physiotherapy</a> is worth a visit when pain or stiffness has lasted more than two or three weeks, when it keeps coming back, after an operation or a fracture, or when you have begun to avoid things. You can see the names, languages and registration of our team under <a href="/registered-providers">registered providers</a>.</p>
<p>Some things should not wait for an appointment with us. ${noWeightBearing} ${heartOrStroke} ${caudaEquina} ${hotJoint}</p>`,
    },
  ],
};
