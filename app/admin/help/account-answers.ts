import type { HelpAnswer } from "./help-answer.ts";

export const accountAnswers: HelpAnswer[] = [
  {
    question: "I lost the phone with the codes",
    keywords: "new lost stolen broken mobile authenticator app second factor recovery",
    answer:
      "Use a recovery code, or ask an owner to press “Second factor off” for you. If you are the only owner, ask whoever runs the server.",
    link: { to: "/admin/account", text: "Your account" },
  },
  {
    question: "I forgot my password",
    keywords: "forgotten lost reset locked out",
    answer:
      "Ask an owner: “New password link”, under “Staff accounts”, makes a link with which you choose a new one. It works once, within 24 hours.",
    link: { to: "/admin/account/staff", text: "Staff accounts", area: "owners" },
  },
  {
    question: "Somebody may know my password",
    keywords: "change hacked stolen phishing seen safe security name",
    answer:
      "Choose another at once with “Change password”: it signs you out everywhere but here. Tell an owner too.",
    link: { to: "/admin/account", text: "Your account" },
  },
  {
    question: "Can I sign in without password and code?",
    keywords: "passkey fingerprint face PIN faster login",
    answer:
      "Yes, with a passkey: your fingerprint, your face or the PIN of your device. Press “Add a passkey” on each device. If you lose a device, remove its passkey from your account.",
    link: { to: "/admin/account", text: "Your account" },
  },
  {
    question: "Do I have to enter a code every time?",
    keywords: "second factor remember device two",
    answer:
      "No. Tick “Trust this device” next to the code, and the password is enough in this browser for 30 days. Your account lists the devices that you trust, and “Forget” ends it. Please do not trust a computer that others use.",
    link: { to: "/admin/account", text: "Your account" },
  },
  {
    question: "I am signed out all the time",
    keywords: "logged out logout session ended time",
    answer:
      "That happens after 30 minutes without activity, so that nobody reads over your empty chair, and after 12 hours in any case. Typing counts as activity, and what you typed is offered again.",
  },
  {
    question: "Others use this computer too",
    keywords: "shared computer front desk logout log out leave shift end",
    answer:
      "Press “Logout” in the menu with your name when you go: a note or a reply that you have not sent is lost then. “Sign out and clear this browser” also removes the texts that are saved on this computer.",
    link: { to: "/admin/account", text: "Your account" },
  },
  {
    question: "A new colleague starts, or somebody leaves the clinic",
    keywords: "new someone add account user role left hire quit employee staff access disable",
    answer:
      "An owner presses “Add” under “Staff accounts”, with the role that fits, and gives them the link for their password. “Disable” signs somebody out at once, until an owner enables them again, and what they wrote stays. Both are in the activity log.",
    link: { to: "/admin/account/staff", text: "Staff accounts", area: "owners" },
  },
  {
    question: "Who did what, and who tried to sign in?",
    keywords: "log history activity record changed by audit",
    answer:
      "The activity log says it, by person, kind and day. What was refused stands out, and “Export” makes a file for a spreadsheet.",
    link: { to: "/admin/account/log", text: "Activity log" },
    area: "owners",
  },
];

export const failureAnswers: HelpAnswer[] = [
  {
    question: "The internet is gone while I write",
    keywords: "offline connection wifi network unreachable cannot save error",
    answer:
      "In posts, pages and the clinic, keep writing: the text is saved on this device, and goes to the server when the connection is back. Do not clear the browser meanwhile. A note or a reply in a message is lost if you close or reload the page, so wait or copy it.",
  },
  {
    question: "No email tells us of new messages",
    keywords: "notification mail not working arrive",
    answer:
      "The messages are safe here. “State of the site” on Home shows what the mail server said, and “Try now” sends what is late.",
    link: { to: "/admin", text: "Home" },
    area: "owners",
  },
  {
    question: "The site is down",
    keywords: "broken not working offline error slow",
    answer:
      "Call whoever runs the server. Patients still reach you by phone, and the page that they see meanwhile says so.",
  },
];
