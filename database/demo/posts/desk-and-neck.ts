import { armWeakness, caudaEquina, clumsyHands, feverWithStiffNeck } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const deskAndNeck: DemoPost = {
  title: "Your desk, your neck: small changes that add up",
  slug_url: "desk-and-neck",
  brief_paragraph: "No new chair needed. Start with the screen, the feet and a timer.",
  cover: "blog/posture-at-work",
  published_date: "2025-10-29",
  category: "Posture",
  metaTitle: "Desk work and neck pain: small changes",
  metaDescription:
    "A stack of books, a footrest and a timer: simple changes at your desk that may ease a sore neck, and the signs that mean you should see someone.",
  blogs_content: [
    {
      heading: "Leave the chair for last",
      paragraph: `<p>When the neck aches at four in the afternoon, the chair gets the blame. It may be innocent. More often the screen is too low, the feet hang, or nobody has stood up since lunch. Those three cost little to change, so begin there.</p>
<p>You need ten minutes, a few thick books and someone to take a photo of you from the side. You cannot see your own neck while you work.</p>`,
    },
    {
      heading: "Four things to move",
      paragraph: `<ol>
<li><strong>The screen.</strong> Bring the top edge to about eye level, an arm’s length away. A laptop goes on the books, with a separate keyboard in front of it. If you wear progressive lenses, lower the screen until you no longer tip your chin up to read.</li>
<li><strong>The feet.</strong> Both flat, on the floor or on a box. When the feet hang, you slide forward and the head follows.</li>
<li><strong>The mouse.</strong> Close enough that your elbow rests beside your ribs. A long reach keeps the muscle between neck and shoulder working all day.</li>
<li><strong>The calls.</strong> Do not hold the phone with your shoulder. Use earphones or the speaker.</li>
</ol>
<p>Change one thing at a time and give it two or three days. If you change all four on Monday, you will not know which one helped.</p>`,
    },
    {
      heading: "The timer",
      paragraph: `<p>There is no single correct posture. Sitting “straight” for three hours is also three hours without moving. Trials of new chairs and desks for neck pain have had mixed results. Exercise has somewhat better support, though the effect differs from one person to the next.</p>
<p>So set a timer on your phone for every thirty or forty minutes. When it rings, change something: stand for the next call, fill your glass, walk to the far printer. Half a minute will do.</p>
<blockquote>Your next posture matters more than your perfect one.</blockquote>`,
    },
    {
      heading: "Three moves for half a minute",
      paragraph: `<ul>
<li><strong>Look over each shoulder,</strong> slowly, as if you were backing out of a driveway. Five times each way.</li>
<li><strong>Draw the shoulder blades back and down,</strong> hold for a breath, let go. Ten times.</li>
<li><strong>Press your hands against the counter’s edge</strong> and do ten small push-ups, standing.</li>
</ul>
<p>A pull or a mild ache is fine if it settles within the hour. Stop if you feel dizzy or if pain runs down the arm.</p>`,
    },
    {
      heading: "When to have it looked at",
      paragraph: `<p>Give these changes two or three weeks. If your neck still bothers you, if it wakes you, or if headaches come with it, a <a href="/service/physiotherapy">physiotherapist</a> or our <a href="/service/chiropractic-treatment">chiropractor</a> can examine you and look at that side-on photo with you. A video visit works well for this, because we can see the real desk.</p>
<p>See a doctor soon about numbness in an arm, or pain with weight loss, and the same day about pain with a fever. ${armWeakness} ${feverWithStiffNeck} ${clumsyHands} ${caudaEquina} Call 911 for neck pain after a hard fall or a collision, for a sudden severe headache, or if your face droops or your speech slurs.</p>`,
    },
  ],
};
