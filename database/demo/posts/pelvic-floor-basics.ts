import { caudaEquina } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const pelvicFloorBasics: DemoPost = {
  title: "Your pelvic floor, explained without blushing",
  slug_url: "pelvic-floor-basics",
  brief_paragraph: "Where it is, what it does, and why squeezing harder may not help.",
  cover: "services/pelvic-floor-physiotherapy",
  published_date: "2025-04-02",
  category: "Recovery",
  metaTitle: "Your pelvic floor, in plain words",
  metaDescription:
    "What the pelvic floor does, how to tell weak from tight, a gentle way to find the muscles, and what a first pelvic floor physiotherapy visit is like.",
  reviewer: "mirela-s",
  sources: [
    "Pelvic floor muscle training versus no treatment, or inactive control treatments, for urinary incontinence in women. Cochrane Database of Systematic Reviews, 2018. https://doi.org/10.1002/14651858.CD005654.pub4",
  ],
  blogs_content: [
    {
      heading: "Where is it, exactly?",
      paragraph: `<p>Sit on a wooden kitchen chair. You can feel two bones under you. Between them, from the pubic bone in front to the tailbone behind, hangs a sheet of muscle. That is your pelvic floor. Everybody has one, whatever their sex.</p>
<p>It holds up the bladder, the bowel and, if you have one, the uterus. It keeps things closed until you decide to open them. It takes part in breathing, in sex, and in steadying your trunk when you lift a full soup pot.</p>`,
    },
    {
      heading: "How do I know if something is off?",
      paragraph: `<p>People often notice one of three things.</p>
<ul><li><strong>Not enough hold.</strong> A few drops when you cough or jump. Gas that slips out. A heavy, dragging feeling by evening.</li><li><strong>Not enough letting go.</strong> A slow start on the toilet, constipation, or pain with sex, with a tampon or with long sitting.</li><li><strong>Poor timing.</strong> The muscle is strong enough, but the sneeze gets there first.</li></ul>
<p>All three are common after a birth, after prostate surgery, around menopause, and after years of coughing or straining. Common does not mean that you have to put up with it.</p>`,
    },
    {
      heading: "Should I just do Kegels?",
      paragraph: `<p>Sometimes. For women who leak when they cough or run, there is good evidence for a taught program of pelvic floor exercise, kept up for about three months. For other problems there is less. If your muscles are already tight, more squeezing can make things worse. So begin by finding them, gently.</p>
<ol><li>Lie on your back with your knees bent. Let your belly go soft.</li><li>As you breathe out, imagine holding in gas. Feel a small lift inward. Use half your strength.</li><li>Hold for three slow counts. Keep breathing. Buttocks and thighs stay quiet.</li><li>Let go, and take twice as long to do it. The letting go is half of the exercise.</li></ol>
<p>Please do not practise by stopping your urine midstream. It can teach the bladder not to empty.</p>`,
    },
    {
      heading: "What helps on an ordinary day?",
      paragraph: `<ul><li>Put a low stool under your feet when you sit on the toilet, lean forward, and do not push.</li><li>Breathe out as you lift the laundry basket, not before and not after.</li><li>Try not to go “just in case” every time you pass a bathroom.</li><li>Drink as you normally would. Very dark urine can irritate the bladder.</li></ul>`,
    },
    {
      heading: "What happens at a first visit?",
      paragraph: `<p>A registered physiotherapist sees people for <a href="/service/pelvic-floor-physiotherapy">pelvic floor physiotherapy</a>. The first visit takes 60 minutes, and most of it is talking: what bothers you, when, and what you would like to do again. Then you may be asked to breathe, stand and bend.</p>
<p>An internal examination can give useful information. It happens only if you say yes, after you have heard why and how. You can say no, stop halfway through, or bring somebody with you. There is plenty to work on without it.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Book a visit if leaking, heaviness or pain has lasted more than a few weeks, or keeps you from things you like. See a doctor the same day about a fever with pain when you pee, and soon about blood in urine or stool, bleeding after menopause, or a new bulge.</p>
<p>${caudaEquina}</p>`,
    },
  ],
};
