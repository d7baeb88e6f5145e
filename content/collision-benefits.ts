/**
 * Ontario changed its accident benefits on July 1, 2026 (O. Reg. 383/24). Policies renew at different
 * dates, so the text refers people to both insurers.
 */
export const collisionPayers =
  "Since July 1, 2026, your auto insurer pays first for medical and rehabilitation care, other than medicines. For a collision before that day, your health plan from work usually still pays first. Policies can differ, so tell both insurers and ask. (We checked this in November 2026.)";

export const collisionBilling =
  "We send the bill to your auto insurer once it approves the treatment plan, and you pay nothing for what it approves. Until then, ask us before each visit what you would owe.";
