import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { english, type LanguageCode } from "#content/languages/language.ts";
import type { ShownNotice } from "#domain/clinic/clinic-facts.ts";
import { useClinic } from "./use-clinic.ts";

const tones = {
  yellow: { icon: "clock", className: "bg-warning-tint border-warning-line [&_svg]:text-warning" },
  green: { icon: "shield", className: "bg-success-tint border-success/30 [&_svg]:text-success" },
  red: { icon: "alert", className: "bg-danger-tint border-danger/30 [&_svg]:text-danger" },
} as const;

/** Takes the place of the scrolling banner, and stands still. */
export function NoticeBar({ language }: { language?: LanguageCode }) {
  const { notices } = useClinic();
  if (notices.length === 0) return null;
  return (
    <section aria-label="Notice" className="text-s font-medium text-foreground print:hidden">
      {notices.map((notice) => (
        <NoticeLine key={notice.text} notice={notice} language={language} />
      ))}
    </section>
  );
}

function NoticeLine({
  notice: { text, linkText, linkUrl, tone, translations },
  language,
}: {
  notice: ShownNotice;
  language: LanguageCode | undefined;
}) {
  const { icon, className } = tones[tone];
  const translation = translations.find((one) => one.language === language)?.text;
  return (
    <div className={`border-b ${className}`}>
      <div className="wrap flex gap-3 py-2">
        <Icon name={icon} className="mt-[0.12em] flex-none" />
        <p className="max-w-none whitespace-pre-line">
          {translation || <bdi lang={language && english.code}>{text}</bdi>}{" "}
          {linkText !== "" && (
            <Link
              to={linkUrl}
              reloadDocument={language !== undefined}
              className="-my-2.5 inline-block py-2.5 font-semibold whitespace-nowrap underline"
            >
              <bdi lang={language && english.code}>{linkText}</bdi>
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
