import type { SendMailOptions } from "nodemailer";
import { clinic } from "#content/clinic.ts";
import type { Mail } from "#domain/messages/outbox.server.ts";

interface MailSettings {
  siteUrl: string;
  from: string;
  to: string;
  /** Health information stays at home unless the operator asks for it. */
  includesMessage: boolean;
}

/**
 * The notification of a message: that it waits, and where. No header holds a visitor's words but
 * Reply-To, and only where the message is sent along.
 */
export function composeMail(mail: Mail, settings: MailSettings): SendMailOptions {
  const { siteUrl, from, to, includesMessage } = settings;
  const link = `${siteUrl}/admin/messages/${mail.message_id}`;
  const lines = includesMessage ? messageLines(mail) : [];
  return {
    messageId: `<${mail.mail_id}@${new URL(siteUrl).hostname}>`,
    from: { name: clinic.name, address: from },
    to: { name: "", address: to },
    ...(includesMessage ? { replyTo: { name: mail.name, address: mail.email } } : {}),
    subject: "A message is waiting in the staff inbox",
    text: [intro, ...lines, link].join("\n\n"),
    html: [
      `<p>${escaped(intro)}</p>`,
      ...lines.map((line) => `<p>${escaped(line).replaceAll("\n", "<br>")}</p>`),
      `<p><a href="${escaped(link)}">Open it in the staff area</a></p>`,
    ].join("\n"),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What an admin asks for to see whether mails arrive. It links to the staff area, as the others do. */
export function composeTestMail({ siteUrl, from, to }: MailSettings): SendMailOptions {
  return {
    from: { name: clinic.name, address: from },
    to: { name: "", address: to },
    subject: "Test mail of the website",
    text: ["The website can send mails. An admin asked for this test.", `${siteUrl}/admin`].join(
      "\n\n",
    ),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const intro = "Someone wrote to the clinic through the website.";

function messageLines({ name, email, phone, message, form_type }: Mail): string[] {
  const person = [name, email, ...(phone === "" ? [] : [phone])].join("\n");
  return [person, message, `Sent with the ${form_type.toLowerCase()}.`];
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
