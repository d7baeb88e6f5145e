import { armWeakness, caudaEquina, clot } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const standingDesk: DemoPost = {
  title: "Standing desks: what they do and what they don’t",
  slug_url: "standing-desks",
  brief_paragraph: "They help you sit less. Try one with a stack of books before you pay.",
  cover: "blog/posture-at-work",
  published_date: "2025-03-05",
  category: "Posture",
  metaTitle: "Standing desks: are they worth it?",
  metaDescription:
    "What studies say about standing desks, how to set the height, how long to stand, and a two-week trial with things that you already own.",
  blogs_content: [
    {
      heading: "What they do",
      paragraph: `<p>People who get a desk that goes up and down sit less at work. That is the clearest finding, and it holds for some months at least. Many also report a little less ache in the back, neck and shoulders.</p>
<p>There is a quieter gain. When you are already on your feet, it is easier to walk over and ask a question, fetch water, or shift from one leg to the other. Bodies like change, and a desk that moves makes it cheap.</p>`,
    },
    {
      heading: "What they don’t do",
      paragraph: `<ul><li><strong>They do not replace a walk.</strong> Standing uses only a little more energy than sitting. The extra from a whole morning would not use up an apple.</li><li><strong>They do not straighten you.</strong> You can slump on your feet as well as on a chair, and a slump now and then is harmless.</li><li><strong>They do not suit all-day use.</strong> Long standing has its own price: tired legs, sore feet, swollen ankles and, for many people, a sore lower back.</li><li><strong>They do not treat an injury.</strong> Whether they prevent one over the years is not known.</li></ul>`,
    },
    {
      heading: "Try it for two weeks with what you have",
      paragraph: `<p>You need a laptop, a kitchen counter and a few thick books. An ironing board is a fair desk too, since its height can be set.</p>
<ol><li><strong>Days 1 to 3.</strong> Stand for one task only. Phone calls are a good one.</li><li><strong>Days 4 to 7.</strong> Stand for ten to fifteen minutes in each hour. Sit down before your feet ask you to.</li><li><strong>Week 2.</strong> Swap about every half hour. Use the mail, a refill and the end of a meeting as your signals.</li></ol>
<p>On the last day, ask yourself two things. Did I feel better at five o’clock? Did I keep doing it when nobody reminded me? If it is yes to both, a desk that moves may be worth its price. If not, you have saved the money and can put the books back.</p>`,
    },
    {
      heading: "Getting the height right",
      paragraph: `<p>Stand in the shoes that you will work in. Let your arms hang, then bend your elbows. Your forearms should be about level, and the keyboard just under your hands. The top edge of the screen belongs near eye level, about an arm’s length away. If you look through the lower part of your glasses, lower the screen until your chin stays down.</p>
<p>A laptop cannot do both, because its screen and keys are joined. Prop it up and plug in a separate keyboard, or keep the standing spells short. A small box to rest one foot on is kind to the back. So is a soft mat, if your floor is concrete.</p>`,
    },
    {
      heading: "A note for some people",
      paragraph: `<p>If you have varicose veins, swollen legs, a heart condition or low blood pressure, or if you are pregnant, ask your doctor or nurse practitioner how long you should stand. <a href="/service/compression-apparel">Compression stockings</a> may help tired legs, but they need to be measured, and they are not right for everybody.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>If back or neck pain has lasted more than a few weeks in spite of moving more, a <a href="/service/physiotherapy">physiotherapist</a> or our chiropractor can look at how you move. Bring a photo of your desk, taken from the side.</p>
<p>See a doctor soon about pain that wakes you every night. ${armWeakness} ${caudaEquina} ${clot}</p>`,
    },
  ],
};
