import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";
import { externalUrl } from "#content/external-sites.ts";

export function SocialLinks({ className = "" }: { className?: string }) {
  return (
    <ul className={`flex gap-1 ${className}`}>
      {clinic.socialLinks.map((site) => (
        <li key={site.id}>
          <a
            href={externalUrl(site)}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-items-center rounded-full focus-visible:rounded-full"
          >
            <Icon name={site.id} />
            <span className="sr-only">{site.name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
