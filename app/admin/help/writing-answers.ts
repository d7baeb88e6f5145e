import { trashRetentionDays } from "#domain/records/item.ts";
import type { HelpAnswer } from "./help-answer.ts";

export const writingAnswers: HelpAnswer[] = [
  {
    question: "Is a draft safe if I close the window?",
    keywords: "save saved lost crash autosave unsaved",
    answer:
      "Yes. What you type is saved for you within seconds, on this device and on our server, and offered when you open the same text again, on any device. “Save as draft” stores it for all writers; a draft needs no title yet.",
    link: { to: "/admin/blogs", text: "Open the posts" },
    area: "posts",
  },
  {
    question: "How do I publish a post, now or later?",
    keywords: "publishing schedule plan date online public take offline unpublish",
    answer:
      "“Publish” at the top first shows what is worth another look. With a day in the future at “Date and time”, the button says “Schedule”. “Back to draft” in the same box takes a post off the site.",
    link: { to: "/admin/blogs/new", text: "Begin a post" },
    area: "posts",
  },
  {
    question: "How do I add a page for a city?",
    keywords: "location area city town new page",
    answer:
      "Press “New location page” above their list. Fields with a star are needed before it can be published.",
    link: { to: "/admin/location-pages", text: "Open the location pages" },
    area: "location-pages",
  },
  {
    question: "I have the text in Word or Google Docs",
    keywords: "paste copy import document",
    answer:
      "Copy it and paste it into a section: lists, tables, links and the pictures of a Word document come along, and one press makes sections of its headings. “Open all” shows every section at once.",
    area: "posts",
  },
  {
    question: "How do I add a link?",
    keywords: "url address web website hyperlink",
    answer:
      "Select the words and press the chain above the text, or Ctrl+K. Type a few words of a page’s title to choose it, or paste an address.",
    area: "posts",
  },
  {
    question: "How do I add a picture?",
    keywords: "photo photos image images upload cover",
    answer:
      "Press the picture in the toolbar above the text, or paste or drop the file into it. Describe what it shows, for those who cannot see it. “Images” lists all of them; describe one there, and the next place that uses it begins with your words.",
    link: { to: "/admin/account/images", text: "Images" },
    area: "images",
  },
  {
    question: "Which pictures may I use?",
    keywords: "photo photos image rights copyright permission consent patient stock Google",
    answer:
      "Those that the clinic took or has a licence for. Whoever can be recognized has to agree in writing first, and a patient can take that back: then “Remove everywhere” under “Images”. “Replace everywhere” is not enough, since the old picture stays in earlier versions. For a picture in Team ask an owner.",
    link: { to: "/admin/account/images", text: "Images" },
    area: "images",
  },
  {
    question: "I deleted a post or a page by mistake",
    keywords: "undo accident restore recover lost gone missing trash bin deleted",
    answer: `Press “Undo” in the corner of the window. It also stays in the trash for ${trashRetentionDays} days: choose “Trash” above the list, then “Restore”.`,
    link: { to: "/admin/blogs?status=trash", text: "Open the trash of the posts" },
    area: "posts",
  },
  {
    question: "Who sees a draft?",
    keywords: "private hidden public preview share",
    answer: "Owners and writers. Nobody outside, not even with the address.",
    area: "posts",
  },
  {
    question: "What are the marked words?",
    keywords: "yellow underline warning advertising rules college best cure claim",
    answer:
      "Words that the colleges restrict in advertising, such as “best” or “cure”. The note says why. It warns; it does not stop you.",
    area: "posts",
  },
  {
    question: "Someone else saved while I was writing",
    keywords: "conflict overwritten both same time colleague",
    answer:
      "Nothing is overwritten. If you changed different parts, take both changes. Otherwise compare, then keep yours, take theirs, or choose part by part.",
    area: "posts",
  },
];
