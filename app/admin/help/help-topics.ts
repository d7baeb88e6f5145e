import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { accountAnswers, failureAnswers } from "./account-answers.ts";
import { clinicAnswers } from "./clinic-answers.ts";
import type { HelpAnswer } from "./help-answer.ts";
import { messageAnswers } from "./message-answers.ts";
import { writingAnswers } from "./writing-answers.ts";

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
  { id: "trouble", title: "When something is wrong", icon: "alert", answers: failureAnswers },
];
