import { heartOrStroke } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const inYourLanguage: DemoPost = {
  title: "Getting care in your own language",
  slug_url: "care-in-your-language",
  brief_paragraph: "Who speaks what here, how to ask for it, and what if nobody does.",
  cover: "gallery/consultation-corner",
  published_date: "2025-04-16",
  category: "Visits",
  metaTitle: "Care in your own language",
  metaDescription:
    "Where to see who speaks what at our North York clinic, how to ask when you book, and how to prepare if no one shares your language.",
  blogs_content: [
    {
      heading: "The word that is missing",
      paragraph: `<p>You may shop, vote and argue with the landlord in English, and still not have the word for what your knee does. Is it stabbing, catching, pulling? In your first language you would know at once. So you say “it hurts”, and the rest stays in the room with you.</p>
<p>Research finds that when patient and clinician do not share a language, more is misunderstood and people leave with more questions. Exercise is hard enough to remember when you understood every word.</p>`,
    },
    {
      heading: "Who speaks what here",
      paragraph: `<p>Not every service comes in every language, and some come in English only. You can see each person’s languages under <a href="/registered-providers">registered providers</a>, where you can also choose one language and see who speaks it.</p>
<p>The pages in other languages, at the top of each page of this site, show who speaks that language and what they do.</p>`,
    },
    {
      heading: "How to ask for it",
      paragraph: `<p>Say it when you book, in one line: “I would like to speak my first language at my visit.” You may get a different day than you hoped for, since nobody is here every hour that we are open. Tell us if you would rather wait for your language or come sooner in English.</p>
<p>If the phone is the hard part, write to us, or have a friend call with you beside them. Please leave medical details out of emails. Your name, your language and the days that suit you are enough.</p>`,
    },
    {
      heading: "When nobody here shares your language",
      paragraph: `<ul>
<li><strong>Bring an adult you trust.</strong> Not a child: it is a heavy job, and some questions are private. Tell us when you book.</li>
<li><strong>Ask that person to repeat, not to answer.</strong> The story should be yours, even if it takes longer.</li>
<li><strong>Write five words before you come,</strong> with a dictionary: what it feels like, where, since when, what makes it worse, what you miss.</li>
<li><strong>Point and show.</strong> A photo of your stairs or your work bench needs no translation.</li>
<li><strong>Be careful with phone apps.</strong> They are handy for “Monday at four”. They can go wrong with medicines and with consent.</li>
</ul>`,
    },
    {
      heading: "Say it back",
      paragraph: `<p>At the end of a visit, in any language, tell us in your own words what you will do at home and what would make you call. It is not a test of you. It shows us whether we explained it well. Then do the exercise once while we watch. You may film your own hands and feet, and ask us to speak the name of each move in your language while you do.</p>`,
    },
    {
      heading: "When not to wait for the right language",
      paragraph: `<p>In an emergency call 911 and say the name of your language. The operator can often bring an interpreter to the line. ${heartOrStroke} A hard blow to the head should not wait for a visit with us either.</p>
<p>For the rest, come when pain or stiffness has lasted more than a few weeks, or keeps you from something that matters to you. Start with the sentence you would say at home. We will find the English for it later.</p>`,
    },
  ],
};
