import { english, type Language, languages } from "#content/languages/language.ts";

export function Greetings() {
  return (
    <ul className="flex flex-wrap gap-x-4">
      <li className="flex-1 basis-32 border-t border-brand-soft/40 py-4">
        <Greeting language={english} />
      </li>
      {languages.map((language) => (
        <li key={language.code} className="flex-1 basis-32 border-t border-brand-soft/40 py-4">
          <a href={`/${language.code}`} hrefLang={language.code} className="group/hello block">
            <Greeting language={language} isLink />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface GreetingProps {
  language: Pick<Language, "name" | "greeting" | "direction"> & { code: string };
  isLink?: boolean;
}

function Greeting({ language: { code, name, greeting, direction }, isLink }: GreetingProps) {
  return (
    <>
      <span className="block font-display text-dm leading-[1.5] text-surface">
        <bdi lang={code} dir={direction}>
          {greeting}
        </bdi>
      </span>{" "}
      <span
        className={`inline-block min-h-7 text-s text-brand-soft ${isLink ? "underline group-hover/hello:text-surface" : ""}`}
      >
        <bdi lang={code} dir={direction}>
          {name}
        </bdi>
      </span>
    </>
  );
}
