import { Icon } from "#app/ui/icon.tsx";
import { externalUrl } from "#content/external-sites.ts";
import { getSiteId } from "#domain/clinic/clinic-facts.ts";
import { useClinic } from "./use-clinic.ts";

const sitesWithIcon = ["instagram", "facebook", "youtube"] as const;

export function SocialLinks({ className }: { className: string }) {
  const { socialLinks } = useClinic();
  if (socialLinks.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-1 ${className}`}>
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a
            href={externalUrl({ id: getSiteId(name), url })}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-items-center rounded-full focus-visible:rounded-full"
          >
            <Icon name={sitesWithIcon.find((id) => id === getSiteId(name)) ?? "arrow-up-right"} />
            <span className="sr-only">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
