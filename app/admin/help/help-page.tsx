import { useState } from "react";
import { Link } from "react-router";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { SearchBox } from "#app/admin/ui/search-box.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { hasSingleKeys, setSingleKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { readSiteVersion } from "#domain/operations/site-version.server.ts";
import { mayAccess, type Role } from "#domain/staff/roles.ts";
import type { Route } from "./+types/help-page";
import { type HelpTopic, helpTopics } from "./help-topics.ts";
import { staffShortcuts } from "./keyboard-shortcuts.ts";
import { searchHelp } from "./search-help.ts";
import { ShortcutList } from "./shortcut-list.tsx";

export async function loader() {
  return { version: await readSiteVersion() };
}

const linkStyle = "font-semibold text-brand underline underline-offset-4";

/** A search that finds no more than these shows them in full. */
const maxOpenAnswers = 3;

export const meta = () => createStaffMeta("Help");

export default function HelpPage({ loaderData: { version } }: Route.ComponentProps) {
  const { role } = useSignedInUser();
  const [search, setSearch] = useState("");
  const topics = searchHelp(helpTopics, role, search);
  const isSearching = search !== "";
  const count = topics.flatMap(({ answers }) => answers).length;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">Help</h1>
          <p className="mt-1.5 text-muted">Short answers about this staff area.</p>
        </div>
        <SearchBox
          label="Search the answers"
          search={search}
          maxLength={100}
          onSearch={setSearch}
        />
      </div>
      <div className="mt-8 grid items-start gap-8 desk:grid-cols-[15rem_minmax(0,48rem)] desk:gap-16">
        <nav
          aria-label="Help topics"
          className={`flex flex-wrap gap-x-5 desk:sticky desk:top-6 desk:grid desk:justify-items-start ${isSearching ? "max-desk:hidden" : ""}`}
        >
          {topics.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {title}
            </a>
          ))}
          <p className="mt-4 w-full text-[0.875rem] text-muted">
            For developers:{" "}
            <Link to="/admin/api" className="underline">
              the API of this site
            </Link>
            .{version !== undefined && ` Version ${version}.`}
          </p>
        </nav>
        <div className="grid gap-10">
          <p role="status" className={topics.length === 0 ? "" : "sr-only"}>
            {topics.length === 0
              ? `There is no answer about “${search}”. Try one other word, or ask an owner.`
              : isSearching && `${count} found`}
          </p>
          {topics.map((topic) => (
            <Topic key={topic.id} topic={topic} role={role} isOpen={count <= maxOpenAnswers} />
          ))}
          <Keys role={role} />
        </div>
      </div>
    </>
  );
}

interface TopicProps {
  role: Role;
  topic: HelpTopic;
  isOpen: boolean;
}

function Topic({ topic: { id, title, icon, answers }, role, isOpen }: TopicProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 flex items-center gap-3 text-ds">
        <Icon name={icon} className="size-6! text-brand" />
        {title}
      </h2>
      {answers.map(({ question, answer, link }) => (
        <details key={question} open={isOpen} className="group border-t border-line last:border-b">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 py-2.5 font-semibold">
            {question}
            <Icon name="plus" className="flex-none text-brand group-open:rotate-45" />
          </summary>
          <p className="max-w-[62ch] pr-10 pb-4">
            {answer}{" "}
            {link && mayAccess(role, link.area ?? "everyone") && (
              <Link to={link.to} className={linkStyle}>
                {link.text}
              </Link>
            )}
          </p>
        </details>
      ))}
    </section>
  );
}

function Keys({ role }: { role: Role }) {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="mb-2.5 text-ds">
        Keyboard shortcuts
      </h2>
      <p className="mb-4 max-w-[62ch] text-muted">On a Mac, press ⌘ where it says Ctrl.</p>
      <ShortcutList
        groups={staffShortcuts.filter(({ area = "everyone" }) => mayAccess(role, area))}
      />
      <SingleKeySwitch />
    </section>
  );
}

/** Speech input may press single keys by accident (WCAG 2.1.4). */
function SingleKeySwitch() {
  return useIsHydrated() ? <HydratedSwitch /> : null;
}

function HydratedSwitch() {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <GhostButton
      className="-mx-3 mt-3 text-left whitespace-normal!"
      aria-pressed={isOn}
      onClick={() => {
        setSingleKeys(!isOn);
        setIsOn(!isOn);
      }}
    >
      {isOn ? "Single keys are on in this browser" : "Single keys are off in this browser"}
    </GhostButton>
  );
}
