import type { SendMailOptions } from "nodemailer";
import { clinic } from "#content/clinic.ts";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import { lowerFormName } from "#domain/messages/form-name.ts";
import type { OutboxMail } from "#domain/messages/outbox.server.ts";
import type { Mailbox } from "../mailbox.ts";

export interface MailSettings {
  siteUrl: string;
  from: Mailbox;
  to: Mailbox[];
  /** Off by default, because a message may hold health information. */
  includesMessage: boolean;
}

/** No header holds visitor input except Reply-To, and only if the message itself is included. */
export function composeNotification(mail: OutboxMail, settings: MailSettings): SendMailOptions {
  const { siteUrl, from, to, includesMessage } = settings;
  const link = `${siteUrl}/admin/messages/${mail.message_id}`;
  // Mail servers refuse a header with an address such as پیام@مثال.ایران.
  const canReply = includesMessage && /^[ -~]+@/.test(mail.email);
  const lines = includesMessage ? formatMessage(mail) : [];
  if (!canReply) lines.push(noReply);
  return {
    messageId: `<${mail.mail_id}@${new URL(siteUrl).hostname}>`,
    from: nameSender(from),
    to,
    replyTo: canReply ? { name: mail.name, address: mail.email } : undefined,
    // Mail programs join mails with the same subject to one conversation.
    subject: includesMessage
      ? `Message ${mail.message_id} from the website`
      : `Message ${mail.message_id} is waiting in the staff inbox`,
    text: [intro, ...lines, link].join("\n\n"),
    html: [
      `<p>${escapeHtml(intro)}</p>`,
      ...lines.map((line) => `<p dir="auto">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`),
      `<p><a href="${escapeHtml(link)}">Open it in the staff area</a></p>`,
    ].join("\n"),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Links to the staff area as notifications do, so that spam filters treat both alike. */
export function composeTestEmail({ siteUrl, from, to }: MailSettings): SendMailOptions {
  return {
    from: nameSender(from),
    to,
    subject: "Test email from the website",
    text: [
      "The website can send email. Someone in the staff area requested this test.",
      `${siteUrl}/admin`,
    ].join("\n\n"),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function nameSender({ name, address }: Mailbox): Mailbox {
  return { name: name || clinic.name, address };
}

const intro = "Someone wrote to the clinic through the website.";
const noReply = "Please reply in the staff area: a reply to this email does not reach the sender.";

function formatMessage({ name, email, phone, message, form_type }: OutboxMail): string[] {
  const sender = [name, email, ...(phone === "" ? [] : [phone])].join("\n");
  return [sender, message, `Sent from the ${lowerFormName(form_type)}.`];
}
