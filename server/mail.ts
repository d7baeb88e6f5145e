import type { SendMailOptions } from "nodemailer";
import { clinic } from "#content/clinic.ts";
import type { Mail } from "#domain/messages/outbox.server.ts";

interface MailSettings {
  siteUrl: string;
  from: string;
  to: string;
  /** Off by default, because a message may hold health information. */
  includesMessage: boolean;
}

/**
 * The notification links to the message in the staff area. No header holds visitor input except
 * Reply-To, and only if the message itself is included.
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

/** Links to the staff area as notifications do, so that spam filters treat both alike. */
export function composeTestMail({ siteUrl, from, to }: MailSettings): SendMailOptions {
  return {
    from: { name: clinic.name, address: from },
    to: { name: "", address: to },
    subject: "Test email from the website",
    text: ["The website can send email. An admin requested this test.", `${siteUrl}/admin`].join(
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
