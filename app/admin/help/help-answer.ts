import type { StaffArea } from "#domain/staff/roles.ts";

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
