import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Portrait } from "./portrait.tsx";
import type { ListedProvider } from "./provider-list.tsx";

export interface FeaturedPerson
  extends Pick<ListedProvider, "id" | "name" | "portrait" | "initials" | "bio" | "languages"> {
  role: string;
  shortRole: string;
  /** Phones have no room for the language that everybody speaks. */
  otherLanguages: string;
}

export function PeopleStrip({ people, linkText }: { people: FeaturedPerson[]; linkText: string }) {
  return (
    <>
      <ul className="mt-5 grid gap-3 min-[23rem]:grid-cols-3 border-t border-line pt-5 tablet:mt-8 tablet:pt-6 tablet:gap-8 desk:mt-14 desk:pt-8">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <p className="mt-2 desk:mt-8">
        <ArrowLink to="/registered-providers">{linkText}</ArrowLink>
      </p>
    </>
  );
}

function Person({ person }: { person: FeaturedPerson }) {
  const { name, role, shortRole, portrait, initials, bio, languages, otherLanguages } = person;
  return (
    <li className="grid grid-cols-[1fr_1.6fr] items-center gap-x-4 min-[23rem]:block desk:flex desk:flex-wrap desk:items-center desk:gap-x-8">
      <Portrait
        picture={portrait}
        alt={portrait?.alt || `Portrait of ${name}`}
        sizes="(min-width: 48rem) 11rem, 36vw"
        initials={initials}
        className="mb-3 max-w-full flex-none tablet:w-32"
      />
      <div className="text-s flex-1 leading-[1.45]">
        <h3 translate="no" className="text-[1.25rem] leading-[1.2]">
          {name}
        </h3>
        <p className="mt-0.5 font-semibold text-balance max-tablet:hidden">{role}</p>
        <p className="tablet:hidden">{shortRole}</p>
        {bio && <p className="mt-1 whitespace-pre-line max-tablet:hidden">{bio}</p>}
        {languages && (
          <>
            <p className="text-muted max-tablet:hidden">Speaks {languages}</p>
            <p className="text-muted tablet:hidden">Speaks {otherLanguages}</p>
          </>
        )}
      </div>
    </li>
  );
}
