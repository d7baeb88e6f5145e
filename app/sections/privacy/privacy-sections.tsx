import type { MessageSettings } from "#app/context.ts";
import { EmailLink, PhoneLink } from "#app/sections/contact/clinic-links.tsx";
import type { ProseSection } from "#app/sections/text/prose-page.tsx";
import { clinic } from "#content/clinic.ts";
import { privacyTexts } from "#content/pages/privacy-texts.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { formatBackups, formatNotification, formatRetention } from "./message-promises.ts";
import type { ThirdPartyTexts } from "./third-party-texts.ts";

const { name, address } = clinic;
const { example, law, commissioner, recordsRule } = privacyTexts;

export const createPrivacySections = (
  messageSettings: MessageSettings,
  thirdPartyTexts: ThirdPartyTexts,
): ProseSection[] => [
  createSummary(messageSettings, thirdPartyTexts),
  ...collectionSections,
  createReaderSection(messageSettings),
  createRetentionSection(messageSettings),
  createCookieSection(thirdPartyTexts),
  ...rightsSections,
];

const createSummary = (
  messageSettings: MessageSettings,
  { cookies, requests }: ThirdPartyTexts,
): ProseSection => ({
  id: "in-short",
  title: "In short",
  content: (
    <ul>
      <li>We ask for as little as we can: who you are, how to reach you and how we can help.</li>
      <li>{cookies}</li>
      <li>{requests}</li>
      <li>{formatRetention(messageSettings)}</li>
      <li>Please leave health information out of the form and out of email. Call us instead.</li>
    </ul>
  ),
});

const collectionSections: ProseSection[] = [
  {
    id: "what-we-collect",
    title: "What we collect, and why",
    content: (
      <>
        <p>
          You can read this whole website without telling us anything. Only when you send us the
          contact form do we keep:
        </p>
        <ul>
          <li>your name, so that we know who to ask for;</li>
          <li>
            your email address and phone number, so that we can reply (on the contact page you may
            leave the phone number out);
          </li>
          <li>your message, so that the right person can answer it;</li>
          <li>the time it arrived, and which form it came from.</li>
        </ul>
        <p>
          We use these to answer you and to arrange your visit, and for nothing else. We do not put
          you on a mailing list, and we do not sell or lend what you tell us.
        </p>
        <p>
          If you would rather not write to us, call <PhoneLink />. You will get the same help.
        </p>
      </>
    ),
  },
  {
    id: "health-information",
    title: "Please leave health information out",
    content: (
      <>
        <p>
          The form is there to ask about appointments, hours and services. Please do not write about
          your condition, and leave out health card and insurance numbers. Tell us those on the
          phone or at your visit.
        </p>
        <p>
          Even so, a message to a clinic about {example} is health information. So we look after
          every message as {law} asks, and as Canada’s Personal Information Protection and
          Electronic Documents Act (PIPEDA) does.
        </p>
        <p>
          <strong>Email is not secure.</strong> It passes through computers that are not ours and
          can be read on the way. Please do not email us anything about your health.
        </p>
      </>
    ),
  },
];

const createReaderSection = (messageSettings: MessageSettings): ProseSection => ({
  id: "who-reads-it",
  title: "Who reads it",
  content: (
    <>
      <p>
        Only staff who answer messages can open them. Each signs in with a password of their own.
        Someone else at the clinic sees your message only if it takes them to answer you. Each time
        one is opened, the website writes down who opened it and when. Their list of messages shows
        the first words of each, which is not written down.
      </p>
      <p>{formatNotification(messageSettings)}</p>
      <p>
        If what you told us is ever lost, stolen or seen by someone who should not have seen it, we
        will tell you, and the Commissioner where the law asks for it.
      </p>
    </>
  ),
});

const createRetentionSection = (messageSettings: MessageSettings): ProseSection => ({
  id: "how-long",
  title: "How long we keep it",
  content: (
    <>
      <p>{formatRetention(messageSettings)} If you ask us to, we delete them sooner.</p>
      <p>{formatBackups(messageSettings)}</p>
      <p>
        If you become a patient, your health record is kept apart from this website, for as long as{" "}
        {recordsRule}.
      </p>
    </>
  ),
});

const createCookieSection = ({ companies }: ThirdPartyTexts): ProseSection => ({
  id: "cookies",
  title: "Cookies and other companies",
  content: (
    <>
      <p>
        We set no cookies for visitors. Your own browser remembers how far down a page you were, and
        a message that you have not sent, until you close the tab. That stays on your device.
      </p>
      <p>
        <strong>We count how often each page is opened</strong>: how many times a day, and from
        which other website. We also count how often “Book” and “Call” are pressed on each page. The
        count has no cookie and nothing about you in it: no IP address, no name, no number for your
        device. Search engines, other programs and our signed-in staff are left out, and so are you
        if your browser sends the signal “Global Privacy Control”. We delete the counts after two
        years.
      </p>
      {companies.map(({ subject, privacy }) => (
        <p key={subject}>
          <strong>{subject}</strong> {privacy}
        </p>
      ))}
      <p>Everything else that our pages show comes from this website itself.</p>
      <p>
        Online booking, social media, map apps and reviews belong to other companies, with privacy
        rules of their own. They learn of you only when you follow a link to them.
      </p>
      <p>
        Like every website, ours has to know the IP address of your device to send you a page. We do
        not keep it with your message. To stop floods of automatic messages, it may be counted for a
        short while.
      </p>
    </>
  ),
});

const rightsSections: ProseSection[] = [
  {
    id: "your-rights",
    title: "See it, correct it, have it deleted",
    content: (
      <>
        <p>You may ask us at any time:</p>
        <ul>
          <li>what we hold about you, and for a copy of it;</li>
          <li>to correct what is wrong;</li>
          <li>to delete your messages, or to stop using what you told us.</li>
        </ul>
        <p>
          Ask our privacy contact, below. We may first have to make sure that it is you. You will
          have an answer within 30 days. If we have to say no, we tell you why and what you can do.
        </p>
      </>
    ),
  },
  {
    id: "privacy-contact",
    title: "Privacy contact",
    content: (
      <>
        <p>Our office manager answers for privacy at the clinic. You can call, write or come by.</p>
        <address className="not-italic">
          Privacy contact, {name}
          <br />
          {address.street}, {address.city}, {address.province} {address.postalCode}
          <br />
          <PhoneLink />
          <br />
          <EmailLink />
        </address>
      </>
    ),
  },
  {
    id: "complaints",
    title: "If you want to complain",
    content: (
      <>
        <p>
          Please tell us what went wrong, so that we can correct it. You may also complain to the{" "}
          {commissioner.name}, with or without asking us first:{" "}
          <a href={getPhoneLink(commissioner.phone)}>
            <span className="inline-block">{commissioner.phone}</span>
          </a>
          ,{" "}
          <a href={commissioner.url} target="_blank" rel="noopener">
            {commissioner.site}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
        <p>
          For personal information that is not about health, the Office of the Privacy Commissioner
          of Canada takes complaints as well:{" "}
          <a href="https://www.priv.gc.ca" target="_blank" rel="noopener">
            priv.gc.ca
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
      </>
    ),
  },
];
