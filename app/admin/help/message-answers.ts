import { spamRetentionDays } from "#domain/messages/message.ts";
import { trashRetentionDays } from "#domain/records/item.ts";
import type { HelpAnswer } from "./help-answer.ts";

export const messageAnswers: HelpAnswer[] = [
  {
    question: "How do I answer a message?",
    keywords: "reply respond email mail call phone done handled finished",
    answer:
      "“Reply by email” opens your mail program with their words below, and “Call” dials. Then say how you answered and press “I answered: move to Handled”. Colleagues see who answered, and when. “Mark handled” is for a message that needs no answer.",
    link: { to: "/admin/messages", text: "Open the messages" },
    area: "messages",
  },
  {
    question: "Can I reuse a reply?",
    keywords: "template templates standard text canned translate translation language French",
    answer:
      "Yes. “Begin with a template” in a message offers texts in the languages of the site, with the name, phone and booking page filled in. No native speaker has read the shipped translations yet, so have one read them first.",
    link: { to: "/admin/clinic/replies", text: "Change the templates" },
    area: "replies",
  },
  {
    question: "A message is in a language that I do not read",
    keywords: "translate translation foreign",
    answer:
      "The site translates no messages. Translators on the web keep what they are given, so ask a colleague rather than paste a patient’s words there.",
    area: "messages",
  },
  {
    question: "Who takes care of a message?",
    keywords: "assign colleague hand over same double both note notes comment remove delete",
    answer:
      "Choose a name at “Assigned to” in the message: the list shows it. “Add note” leaves a word for colleagues. Patients see notes only if they ask for a copy. “Remove this note” takes your own back within ten minutes. A message that a colleague opened a few minutes ago says so. “No access” beside a name means that they cannot read messages now: choose somebody else.",
    area: "messages",
  },
  {
    question: "Who sees what a patient writes?",
    keywords: "privacy private confidential access opened read colleagues",
    answer:
      "Owners and the front desk. Writers never do. Each opening is recorded, with name and time, below the message. Lists show the first words of a message, which is not recorded.",
    area: "messages",
  },
  {
    question: "What does “Late” mean?",
    keywords: "overdue red deadline waiting",
    answer:
      "The site promises a reply within one business day. “Answer today” is shown on the day it is due, “Late” after it. Closed days and holidays do not count. The list “Late” always has the longest wait first.",
    area: "messages",
  },
  {
    question: "I deleted the wrong message",
    keywords: "undo mistake accident restore recover lost gone missing trash bin",
    answer: `Press “Undo” in the corner of the window. Deleted messages stay in the trash for ${trashRetentionDays} days: “Trash” above the list, then “Restore”. Only “Empty spam” and “Delete everything from this person” delete at once and for good.`,
    link: { to: "/admin/messages/trash", text: "Open the trash" },
    area: "messages",
  },
  {
    question: "I moved a message by mistake",
    keywords: "undo wrong folder handled accident disappeared gone missing find",
    answer:
      "Press “Undo”, or find it: the search looks into all folders but the trash. Open it there and press “Back to the inbox”, or “Not spam”.",
    link: { to: "/admin/messages?folder=handled", text: "Open Handled" },
    area: "messages",
  },
  {
    question: "A message is spam",
    keywords: "junk advertising scam robot unwanted block",
    answer: `Press “Move to spam” below it, or tick several in the list and press “Spam”. Look into the Spam folder now and then: “Not spam” brings a real message back, and “Empty spam” deletes the rest. Whatever stays there is deleted for good after ${spamRetentionDays} days.`,
    link: { to: "/admin/messages?folder=spam", text: "Open Spam" },
    area: "messages",
  },
  {
    question: "Can I answer many messages at once?",
    keywords: "several bulk select all tick",
    answer:
      "Tick the boxes in the list. Hold Shift to tick all between two. They are marked as answered, assigned, moved or deleted together: all of them, or none.",
    area: "messages",
  },
  {
    question: "How do I print a message?",
    keywords: "printer paper printing",
    answer:
      "Open it and press “Print” below it: the message alone is printed, without the list. “Everything from …” with their address has “Print all”.",
    area: "messages",
  },
  {
    question: "A patient complains",
    keywords: "complaint angry unhappy upset bad review",
    answer:
      "Assign the message to an owner at “Assigned to”, and write down what was said on the phone with “Add note”. Keep to what happened: the notes are part of the copy that a patient may ask for.",
    area: "messages",
  },
  {
    question: "A patient asks for a copy of what we hold",
    keywords: "privacy access request export records file download",
    answer:
      "Open one of their messages, then “Everything from …” with their address. “Export for a spreadsheet (CSV)” saves all messages from that email address as one file, and “Print all” prints them. If they wrote from another address as well, do the same there. Each message comes with its notes, its answers, whom it was assigned to, and who moved or opened it and when.",
    area: "messages",
  },
  {
    question: "A patient wants their messages deleted",
    keywords: "erase remove forget privacy delete everything data",
    answer:
      "Open one of their messages, then “Everything from …” with their address, and press “Delete everything from this person”. It deletes all messages from that email address, asks for your password and cannot be taken back: export a copy first if the clinic has to keep one. Then look for their other addresses, and for emails in the clinic’s mailbox.",
    area: "messages",
  },
  {
    question: "How do I notice new messages?",
    keywords: "notification alert sound popup email",
    answer:
      "“Notify me here of new messages” above the list shows one on this computer while the staff area is open in a tab behind others. Most phones show none. The number beside Messages counts what nobody has opened.",
    link: { to: "/admin/messages", text: "Open the messages" },
    area: "messages",
  },
];
