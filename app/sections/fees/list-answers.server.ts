import { type Fees, formatVisitRange } from "#domain/clinic/fees-definition.ts";
import { getFirstSentence } from "../text/first-sentence.server.ts";
import type { FeeAnswer } from "./fee-answers.tsx";

/** Taken from the fees: `service` is the one whose price stands for the others. */
export function listAnswers(
  { rows, isSample, directBilling, cancellation }: Fees,
  service: { id: number; menuName: string } | undefined,
): FeeAnswer[] {
  return [
    {
      answer: service ? formatVisitRange(rows, service.id) : "",
      detail: `${service?.menuName}, each visit`,
      id: "by-service",
      isSample,
    },
    {
      answer: directBilling && "Direct billing",
      detail: getFirstSentence(directBilling),
      id: "billing",
      isSample: false,
    },
    {
      answer: cancellation && "Cancelling",
      detail: getFirstSentence(cancellation),
      id: "cancel",
      isSample: false,
    },
  ].filter(({ answer }) => answer !== "");
}
