import { heartOrStroke, suicidalThoughts } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const videoVisit: DemoPost = {
  title: "Getting the most from a video visit",
  slug_url: "video-visit",
  brief_paragraph:
    "Where to put the phone, what to wear, how to keep it private, and when a screen is not enough.",
  cover: "blog/video-visit",
  published_date: "2024-10-23",
  category: "Visits",
  metaTitle: "Getting ready for a video visit",
  metaDescription:
    "A short checklist for physiotherapy or psychology by video: room, phone, clothes, privacy, what to say first, and when to come in person instead.",
  blogs_content: [
    {
      heading: "Is it right for this problem?",
      paragraph: `<p>A screen is good for talking, watching, explaining and correcting. It is poor at touching. So it suits most <a href="/service/psychology">psychology</a> visits, follow-ups after a first assessment, a look at your desk or your stairs, and many first talks about a sore back or knee. For some common problems, exercise therapy by video has done about as well in studies as the same program in a clinic.</p>
<p>It does not suit a fresh injury that may be broken, new numbness or weakness, or anything that needs hands, needles or a machine. If you are not sure, call and ask.</p>`,
    },
    {
      heading: "The day before",
      paragraph: `<ul><li>Charge the device that you will use. The link comes by email an hour before: allow the camera and the microphone when you open it.</li><li>Write down three things: what bothers you, what you have tried, what you would like to be able to do by spring.</li><li>Lay out your medicines, and any report you would want us to read.</li><li>Tell the people you live with that you need the room, and for how long.</li></ul>`,
    },
    {
      heading: "Setting up the room",
      paragraph: `<p><strong>For physiotherapy</strong> we need to see all of you. Lean the phone on a cereal box on a chair, about three metres away, turned on its side. Clear a space as large as a yoga mat. Wear shorts for a hip or a knee, and a tank top for a shoulder. Keep a sturdy chair within reach, and somebody at home if your balance is poor. Keep pets out, however interested they are.</p>
<p><strong>For psychology</strong> we need to see your face and hear you well. Sit with the window in front of you, not behind. Use headphones, so that only your half can be overheard. No private corner? A parked car works, with the engine off and in a safe place. Please never talk while driving. A fan outside the door covers voices well.</p>`,
    },
    {
      heading: "In the first two minutes",
      paragraph: `<p>You will be asked for your name, where you are right now, and a phone number. It is not nosiness. If you fell or became unwell, we would have to know where to send help. If you will be outside Ontario that day, tell us beforehand. A clinician’s registration may not reach that far, and we may have to choose another day.</p>
<p>Say if somebody else is in the room. If you would like to record the visit, ask first. We would have to ask you, too. If the picture freezes, stay by the phone.</p>`,
    },
    {
      heading: "During and after",
      paragraph: `<p>Speak up sooner than you would in person. A small wince does not always show on a screen. If an exercise feels wrong, stop and describe where. Ask to see it again from the side.</p>
<p>Before you hang up, get three answers: <em>what do I do, how often, and what would make me call you?</em> Write them on the fridge list. Then close the laptop and walk around for a minute. After a talk that stirred things up, try not to go straight into a work meeting.</p>`,
    },
    {
      heading: "When to see someone in person",
      paragraph: `<p>Come in if you are no better after two or three video visits, if your <a href="/service/physiotherapy">physiotherapist</a> would like to test strength and reflexes, or if you simply prefer it. If getting here is the problem, ask about <a href="/service/home-care">home care</a>.</p>
<p>A video visit is not for emergencies. ${heartOrStroke} ${suicidalThoughts}</p>`,
    },
  ],
};
