import { useRef } from "react";
import { fetchFormToken, sendMessage } from "#app/api/api-client.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { readUnsentMessage, saveUnsentMessage } from "./unsent-message.ts";

export const thankYouPath = "/thank-you";

type Result = Awaited<ReturnType<typeof sendMessage>> & { values: Record<string, string> };

/** By the path of the form, until a form has shown the result: a visitor may leave the page and come back. */
export const sendings: Record<string, Promise<Result> | undefined> = {};

/** Sends one request at a time, under the same id until the message has arrived, after a reload too. */
export function useSubmission({ path, formType }: MessageForm) {
  const submissionId = useRef<string>(undefined);
  /**
   * Proves when filling in began. Fetched on first focus, since the page itself is cached. A message
   * does not wait for it, and is accepted without.
   */
  const formToken = useRef<string>(undefined);
  const idKey = `${path} id`;

  async function send(values: Result["values"]): Promise<Result> {
    submissionId.current ??= readUnsentMessage(idKey).id ?? createSubmissionId();
    saveUnsentMessage(idKey, { id: submissionId.current });
    saveUnsentMessage(path, values);
    const result = await sendMessage(path, {
      ...values,
      formType,
      submission_id: submissionId.current,
      stamp: formToken.current,
    });
    if (result.kind === "sent") {
      submissionId.current = undefined;
      saveUnsentMessage(path, {});
      saveUnsentMessage(idKey, {});
      formToken.current = undefined;
      // If the browser blocks the new tab, the status message has a link.
      window.open(thankYouPath, "_blank", "noopener");
    }
    return { ...result, values };
  }

  return {
    async fetchToken() {
      if (formToken.current !== undefined) return;
      formToken.current = "";
      formToken.current = await fetchFormToken();
    },
    send,
  };
}

/** crypto.randomUUID does not exist without HTTPS. */
function createSubmissionId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
