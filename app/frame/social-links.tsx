import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";

export function SocialLinks({ className = "" }: { className?: string }) {
  return (
    <ul className={`flex gap-1 ${className}`}>
      {clinic.socialLinks.map(({ name, url, icon }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-items-center rounded-full focus-visible:rounded-full"
          >
            <Icon name={icon} />
            <span className="sr-only">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
