import { caudaEquina, chestPain } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const shovellingSeason: DemoPost = {
  title: "Shovelling season: how to look after your back",
  slug_url: "shovelling-and-your-back",
  brief_paragraph: "Warm up, push more than you lift, and stop before you are tired.",
  cover: "blog/seasonal-wellness",
  published_date: "2025-09-03",
  category: "Strength",
  metaTitle: "How to shovel snow and spare your back",
  metaDescription:
    "How to get ready for snow in the fall, choose a shovel, clear a driveway in layers and know when chest or back pain means you should stop and get help.",
  blogs_content: [
    {
      heading: "Why write about snow before it falls?",
      paragraph: `<p>Because muscles need about two months’ notice. The first wet snowfall is heavy, often early, and always on a day when you have to be somewhere. A back that has lifted nothing since spring is asked for a few hundred scoops before breakfast.</p>
<p>In the two months before, twice a week: stand up from a chair ten times without hands, carry two full watering cans around the yard, and lift a bag of soil from the ground to a bench, close to your body. Start light and add a little every week.</p>`,
    },
    {
      heading: "Who should let someone else do it",
      paragraph: `<p>Shovelling asks a lot of the heart, more so in the cold. Speak with your doctor before winter if you have heart disease, high blood pressure, a past stroke or heart operation, or if you smoke, or if a flight of stairs leaves you out of breath. For some people the answer is a neighbour’s teenager. That is a sensible answer.</p>`,
    },
    {
      heading: "On the morning",
      paragraph: `<ol>
<li><strong>Wait a little.</strong> Not straight out of bed, and not right after a big meal. Drink some water.</li>
<li><strong>Warm up indoors.</strong> March in the hallway for three minutes. Ten shoulder circles, ten easy squats, five gentle turns each way.</li>
<li><strong>Dress in layers.</strong> Cover your mouth with a scarf, and wear boots that grip. Salt the steps first.</li>
<li><strong>Pick the small shovel.</strong> A handle that reaches your chest, a blade that is not too wide. A little cooking spray on the blade keeps wet snow from sticking.</li>
</ol>`,
    },
    {
      heading: "Push, turn your feet, take less",
      paragraph: `<p>Push the snow to the edge wherever you can. A pusher with a wide, curved blade is made for it. When you have to lift, face the load, bend at the hips and knees, and keep one hand close to the blade. Take half a shovel. Then <em>step</em> toward the pile and let your toes point where the snow goes. Twisting with a full blade and throwing over the shoulder are what many sore backs remember.</p>
<p>Clear deep snow in layers, like a cake. Go out twice during a long storm instead of once after it. Change hands every few minutes. Rest for a few minutes out of every fifteen, upright, with the shovel planted.</p>
<p>How much does good form protect you? Studies of lifting advice on its own have not shown that it prevents back pain. Smaller loads, more breaks and a body used to lifting are a fair bet, and form helps you keep going.</p>
<blockquote>Stop while you could still do another ten minutes.</blockquote>`,
    },
    {
      heading: "If your back seizes up, or something worse",
      paragraph: `<p>${chestPain} Pain that spreads to the arm, jaw or back, or a cold sweat, counts too. Put the shovel down and sit. Do not drive yourself.</p>
<p>An ordinary stiff back tends to ease over days to a few weeks. Keep walking around the house, use a warm pack, change position often, and go back to normal things bit by bit. If it is no better after a week or two, or pain runs below the knee, a <a href="/service/physiotherapy">physiotherapist</a> or our <a href="/service/chiropractic-treatment">chiropractor</a> can examine you.</p>
<p>${caudaEquina} That includes one leg.</p>`,
    },
  ],
};
