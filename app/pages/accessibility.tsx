import { Link } from "react-router";
import { EmailLink, PhoneLink } from "#app/sections/contact/clinic-links.tsx";
import { ProsePage, type ProseSection } from "#app/sections/text/prose-page.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import fontLicence from "#app/styles/fonts/OFL.txt?url";
import { clinic } from "#content/clinic.ts";
import { english, languages } from "#content/languages/language.ts";
import { accessibilityTexts } from "#content/pages/accessibility-texts.ts";
import { formatCount, formatItems, formatNumber } from "#domain/clinic/number-words.ts";
import type { Route } from "./+types/accessibility";

const { address } = clinic;
const { movingCount } = accessibilityTexts;

const lastReviewed = "2026-11-21";

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: createPageHead(context, {
      title: "Accessibility",
      description:
        "How this website is made to work for everyone, what moves and how to pause it, how to ask for another format, and who to tell when something is in your way.",
      path: "/accessibility",
      lastReviewed,
    }),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "control" };

export default function AccessibilityPage() {
  return (
    <ProsePage
      heading="Accessibility"
      lead="This website should work for you, whatever device, hands, eyes or ears you use it with. Where it does not, tell us, and we will help you in another way."
      lastReviewed={lastReviewed}
      sections={sections}
    />
  );
}

const sections: ProseSection[] = [
  {
    id: "our-aim",
    title: "What we aim for",
    content: (
      <>
        <p>
          Every page is meant to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level
          AA. That is more than {accessibilityTexts.law} asks of a clinic of our size.
        </p>
        <p>
          We check every page, and what opens on it, with automatic tests on small and large
          screens. Automated checks go through booking, calling, sending a message and reading an
          article with the keyboard only. We also look at the pages with text at 200%, with more
          space between letters and lines, and in the computer’s own high-contrast mode.
        </p>
      </>
    ),
  },
  {
    id: "what-moves",
    title: "What moves, and how to pause it",
    content: (
      <>
        <p>{formatCount(movingCount, "thing")} on this website move by themselves:</p>
        <ul>
          {accessibilityTexts.moving.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          Each has a button that pauses it. The announcement and the rows also wait while your
          pointer rests on them or the keyboard is in them. If your device is set to reduce motion,
          none of the {formatNumber(movingCount)} starts by itself.
        </p>
      </>
    ),
  },
  {
    id: "keyboard",
    title: "Keyboard and screen readers",
    content: (
      <>
        <ul>
          <li>Tab moves on, Shift and Tab moves back, Enter follows a link or presses a button.</li>
          <li>The first link of every page leads past the menu to the main content.</li>
          <li>Escape closes menus, pictures and videos. Arrow keys move through rows.</li>
          <li>A clear line shows where you are.</li>
          <li>
            Pictures that carry information have a text description. Decorative ones are skipped.
          </li>
          <li>Forms say in words what is wrong and take you there. What you typed stays.</li>
        </ul>
        <p>Pages can be read, and forms sent, with JavaScript turned off.</p>
      </>
    ),
  },
  {
    id: "text-and-colour",
    title: "Text, size and colour",
    content: (
      <p>
        You can enlarge the text to 200% without losing any of it, or zoom until a page is as narrow
        as a phone. Text and buttons stand out from what is behind them by the contrast that WCAG
        asks for, and colour is never the only sign of anything.
      </p>
    ),
  },
  {
    id: "videos",
    title: "Videos",
    content: <p>Our videos have no sound. Next to each one is a description of what it shows.</p>,
  },
  {
    id: "limits",
    title: "What we know does not work well",
    content: (
      <ul>
        <li>
          The map comes from another company. What you need from it is in words on our{" "}
          <Link to="/contact">contact page</Link>.
        </li>
        <li>
          Online booking is another company’s website. If it is hard to use, call <PhoneLink /> and
          we book with you.
        </li>
        <li>
          People who use a screen reader or speak to their computer every day have not tested this
          website yet. If you do, we would be glad to hear from you.
        </li>
        <li>{describeLanguages()}</li>
      </ul>
    ),
  },
  {
    id: "other-formats",
    title: "Ask for another format",
    content: (
      <>
        <p>
          Would you rather have large print, plain text, paper, or somebody who reads it to you?
          Tell us which page or form it is about. We agree with you on how and when. It costs you
          nothing.
        </p>
        <p>
          Call <PhoneLink /> or write to <EmailLink />.
        </p>
      </>
    ),
  },
  {
    id: "at-the-clinic",
    title: "At the clinic",
    content: (
      <p>
        Guide dogs and other service animals are welcome, and so is someone who supports you. Tell
        us when you book if you need more time, a quiet hour or help at the door. How to reach us is
        on the <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
  {
    id: "feedback",
    title: "Tell us what is in your way",
    content: (
      <>
        <p>
          Which page was it, what did you want to do, and what do you use it with? If you can, tell
          us these three things. We reply within one business day, in the way that you prefer.
        </p>
        <ul>
          <li>
            Phone: <PhoneLink />
          </li>
          <li>
            Email: <EmailLink />
          </li>
          <li>
            In person or by mail: {address.street}, {address.city}, {address.province}{" "}
            {address.postalCode}
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "licences",
    title: "Licences",
    content: (
      <p>
        This website is built with free software and fonts. Here are the licences{" "}
        <a href="/licences.txt">of the software</a> and <a href={fontLicence}>of the fonts</a>.
      </p>
    ),
  },
];

function describeLanguages(): string {
  const [language] = languages;
  const pages = `The pages are in ${english.name}.`;
  if (language === undefined) return pages;
  const names = languages.map(({ englishName }) => englishName);
  const which = names.length === 1 ? "either" : `any of the ${formatNumber(names.length + 1)}`;
  return `${pages} There is a short page ${names.length === 1 ? "" : "each "}in ${formatItems(names)}, linked at the top and bottom of every page. On the phone and at the clinic you can ask for ${which}.`;
}
