import { useRef } from "react";
import { fetchFormToken, sendMessage } from "#app/api/api-client.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { readUnsentMessage, saveUnsentMessage } from "./unsent-message.ts";

/** Sends one request at a time, under the same id until the message has arrived, after a reload too. */
export function useSubmission(form: MessageForm) {
  const submissionId = useRef<string>(undefined);
  /** Proves when filling in began. Fetched on first focus, since the page itself is cached. */
  const formToken = useRef<Promise<string | undefined>>(undefined);
  const isSending = useRef(false);
  const idKey = `${form.path} id`;

  return {
    isSending: () => isSending.current,
    fetchToken() {
      formToken.current ??= fetchFormToken();
    },
    async send(values: Record<string, string>) {
      submissionId.current ??= readUnsentMessage(idKey).id ?? createSubmissionId();
      saveUnsentMessage(idKey, { id: submissionId.current });
      isSending.current = true;
      const result = await sendMessage(form.path, {
        ...values,
        formType: form.formType,
        submission_id: submissionId.current,
        stamp: await formToken.current,
      });
      isSending.current = false;
      if (result.kind === "sent") {
        submissionId.current = undefined;
        saveUnsentMessage(idKey, {});
        formToken.current = undefined;
      }
      return result;
    },
  };
}

/** crypto.randomUUID does not exist without HTTPS. */
function createSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
