import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import type { StaffArea } from "#domain/staff/roles.ts";

export interface HelpAnswer {
  question: string;
  answer: string;
  /** Other words that people search for. */
  keywords?: string;
  link?: { to: string; text: string };
  /** Everybody sees an answer without one. */
  area?: StaffArea;
}

export interface HelpTopic {
  id: string;
  title: string;
  icon: IconName;
  answers: HelpAnswer[];
}

export const helpTopics: HelpTopic[] = [
  {
    id: "messages",
    title: "Messages",
    icon: "inbox",
    answers: [
      {
        question: "Who sees what a patient writes?",
        answer:
          "Owners and the front desk. Writers never do. Each opening is recorded, with name and time, below the message.",
        link: { to: "/admin/messages", text: "Open the messages" },
        area: "messages",
      },
      {
        question: "What does “Late” mean?",
        answer:
          "The site promises a reply within one business day. “Answer today” is shown on the day it is due, “Late” after it. Closed days and holidays do not count.",
        area: "messages",
      },
      {
        question: "I deleted the wrong message",
        answer:
          "Press Undo in the message at the bottom of the window. One message stays in the trash for 30 days, and “Trash” above the list restores it. What you delete by “Delete everything from this person” cannot be brought back.",
        link: { to: "/admin/messages/trash", text: "Open the trash" },
        area: "messages",
      },
      {
        question: "Can I answer many messages at once?",
        answer:
          "Tick the boxes in the list. Hold Shift to tick all between two. They are marked as answered, assigned, moved or deleted together: all of them, or none.",
        area: "messages",
      },
      {
        question: "Can I reuse a reply?",
        answer:
          "Yes. “Begin with a template” in a message offers texts in four languages, with the name, phone and booking page filled in. No native speaker has read the shipped translations yet, so have one read them first.",
        link: { to: "/admin/clinic/replies", text: "Change the templates" },
        area: "replies",
      },
      {
        question: "A patient asks for a copy of what we hold",
        answer:
          "Open one of their messages, then “Everything from …” with their address: it saves all of their messages as one file, or prints them. Each message comes with its notes, its answers, whom it was assigned to, and who moved or opened it and when. “Print” above it prints the open message.",
        area: "messages",
      },
    ],
  },
  {
    id: "writing",
    title: "Posts and pages",
    icon: "document",
    answers: [
      {
        question: "Is a draft safe if I close the window?",
        answer:
          "Yes. What you type is saved for you within seconds, on this device and on our server, and offered when you open the same text again, on any device. “Save as draft” stores it for all writers; a draft needs no title yet.",
        link: { to: "/admin/blogs", text: "Open the posts" },
        area: "posts",
      },
      {
        question: "I have the text in Word or Google Docs",
        answer:
          "Copy it and paste it into a section: lists, tables, links and the pictures of a Word document come along, and one press makes sections of its headings. “Open all” shows every section at once.",
        area: "posts",
      },
      {
        question: "How do I add a picture?",
        keywords: "photo photos image images",
        answer:
          "Press the picture in the toolbar above the text, or paste or drop the file into it. Describe what it shows, for those who cannot see it. “Images” lists all of them.",
        link: { to: "/admin/account/images", text: "Images" },
        area: "images",
      },
      {
        question: "Who sees a draft?",
        answer: "Owners and writers. Nobody outside, not even with the address.",
        area: "posts",
      },
      {
        question: "What are the marked words?",
        answer:
          "Words that the colleges restrict in advertising, such as “best” or “cure”. The note says why. It warns; it does not stop you.",
        area: "posts",
      },
      {
        question: "Someone else saved while I was writing",
        answer:
          "Nothing is overwritten. Compare both, then keep yours, take theirs, or choose part by part.",
        area: "posts",
      },
    ],
  },
  {
    id: "clinic",
    title: "The clinic",
    icon: "building",
    answers: [
      {
        question: "We close early on a day",
        keywords: "holiday vacation closed opening hours",
        answer:
          "Add a special day to the hours. The hours on all pages, “Open now” and search engines follow.",
        link: { to: "/admin/clinic/hours", text: "Hours and special days" },
        area: "hours",
      },
      {
        question: "How do I put up a notice?",
        answer: `Write it with the day on which it goes down. It appears on every page, and starts and ends on ${clinicTimeZoneName} time.`,
        link: { to: "/admin/clinic/notice", text: "Notice" },
        area: "notice",
      },
      {
        question: "How do I change a price?",
        keywords: "fee fees cost dollars",
        answer:
          "Open the fees and press the one that changes. The new price is on all pages as soon as you save it.",
        link: { to: "/admin/clinic/fees", text: "Fees" },
        area: "fees",
      },
      {
        question: "Someone is away for a while",
        keywords: "vacation holiday sick leave team",
        answer:
          "Switch on “On leave” in their entry, with the day on which they are back: nobody can book them until then. The closed eye in the list takes a person off the site, and the open one brings them back.",
        link: { to: "/admin/clinic/providers", text: "Team" },
        area: "providers",
      },
      {
        question: "How do I undo a change?",
        answer: "History, at the top of each editor, has the last versions of each text.",
      },
    ],
  },
  {
    id: "signing-in",
    title: "Signing in",
    icon: "lock",
    answers: [
      {
        question: "I lost the phone with the codes",
        answer:
          "Use a recovery code, or ask an owner to switch your second factor off. If you are the only owner, ask whoever runs the server.",
        link: { to: "/admin/account", text: "Your account" },
      },
      {
        question: "I forgot my password",
        keywords: "forgotten lost reset",
        answer:
          "Ask an owner: under Staff accounts, they make a link with which you choose a new one. It works once.",
      },
      {
        question: "Can I sign in without password and code?",
        answer:
          "Yes, with a passkey: your fingerprint, your face or the PIN of your device. Add one for each device under Account, You. If you lose a device, remove its passkey there.",
        link: { to: "/admin/account", text: "Add a passkey" },
      },
      {
        question: "Do I have to enter a code every time?",
        answer:
          "No. Tick “Trust this device for 30 days” next to the code, and the password is enough in this browser. Your account lists the devices that you trust, and can forget each of them. Please do not trust a computer that others use.",
        link: { to: "/admin/account", text: "Open your account" },
      },
      {
        question: "I am signed out all the time",
        answer:
          "That happens after a while without activity, so that nobody reads over your empty chair. Typing counts as activity, and what you typed is offered again.",
      },
      {
        question: "Someone new starts, or someone leaves",
        answer:
          "Add a person with the role that fits, or disable their account. Both are recorded in the log.",
        link: { to: "/admin/account/staff", text: "Staff accounts" },
        area: "owners",
      },
      {
        question: "Who did what, and who tried to sign in?",
        answer:
          "The activity log says it, by person, kind and day. What was refused stands out, and Export makes a file for a spreadsheet.",
        link: { to: "/admin/account/log", text: "Activity log" },
        area: "owners",
      },
    ],
  },
  {
    id: "trouble",
    title: "When something is wrong",
    icon: "alert",
    answers: [
      {
        question: "No email tells us of new messages",
        answer:
          "The messages are safe here. “State of the site” on Home shows what the mail server said, and tries again.",
        link: { to: "/admin", text: "Home" },
        area: "owners",
      },
      {
        question: "The site is down",
        answer:
          "Call whoever runs the server. Patients still reach you by phone, and the page that they see meanwhile says so.",
      },
    ],
  },
];
