import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import type { StaffArea } from "#domain/staff/roles.ts";
import { accountAnswers, troubleAnswers } from "./account-answers.ts";
import { clinicAnswers } from "./clinic-answers.ts";
import { messageAnswers } from "./message-answers.ts";
import { writingAnswers } from "./writing-answers.ts";

export interface HelpAnswer {
  question: string;
  answer: string;
  /** Other words that people search for. */
  keywords?: string;
  /** Its area, if not everybody who reads the answer may go there. */
  link?: { to: string; text: string; area?: StaffArea };
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
  { id: "messages", title: "Messages", icon: "inbox", answers: messageAnswers },
  { id: "writing", title: "Posts and pages", icon: "document", answers: writingAnswers },
  { id: "clinic", title: "The clinic", icon: "building", answers: clinicAnswers },
  { id: "signing-in", title: "Signing in", icon: "lock", answers: accountAnswers },
  { id: "trouble", title: "When something is wrong", icon: "alert", answers: troubleAnswers },
];
