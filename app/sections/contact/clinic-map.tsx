import { useEffect, useRef, useState } from "react";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { clinic } from "#content/clinic.ts";
import { mapLocation } from "#content/map-location.ts";

const { name, address } = clinic;

interface ClinicMapProps {
  size?: "large" | "small";
  title?: string;
}

const sizes = {
  large: { box: "min-h-120 tablet:min-h-88", card: "desk:ml-12 desk:self-center" },
  small: { box: "min-h-104", card: "" },
} as const;

/** Shows a drawing until the visitor asks for the map: loading it discloses the visit to its provider. */
export function ClinicMap({ size = "large", title = "Show the map?" }: ClinicMapProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();
  const iframe = useRef<HTMLIFrameElement>(null);
  // The focused link was removed. After an early press, somebody may be typing elsewhere by now.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) iframe.current?.focus();
  }, [isShown]);
  return (
    <div className="print:hidden">
      <div className={`frame relative flex items-end bg-map ${sizes[size].box}`}>
        {!isShown && <MapPlaceholder />}
        {isShown ? (
          <iframe
            ref={iframe}
            src={mapLocation.embedUrl}
            title={`Map: ${name}, ${address.street}`}
            loading="lazy"
            className="absolute inset-0 size-full"
          />
        ) : (
          <div
            className={`relative m-5 grid max-w-88 gap-3 rounded-m bg-surface p-6 shadow-1 ${sizes[size].card}`}
          >
            <p className="font-semibold">{title}</p>
            <p className="text-s leading-normal text-muted">
              The map comes from another company, which then learns of your visit. Nothing loads
              until you press the button.
            </p>
            <ButtonLink
              size="small"
              to={mapLocation.pageUrl}
              target="_blank"
              rel="noopener"
              data-opens-in-place={isHydrated ? undefined : ""}
              onClick={(event) => {
                event.preventDefault();
                setIsShown(true);
              }}
            >
              Show the map
              {!isHydrated && <span className="sr-only"> (opens in a new tab)</span>}
            </ButtonLink>
          </div>
        )}
      </div>
      <p className="mt-2">
        <ArrowLink to={mapLocation.pageUrl}>Open in a map app</ArrowLink>
      </p>
    </div>
  );
}

function MapPlaceholder() {
  return (
    <svg
      viewBox="0 0 800 460"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path className="fill-map-park" d="M520 0h170l40 150-180 40zM40 300l150-30 50 190H40z" />
      <g fill="none" className="stroke-surface">
        <path strokeWidth="20" d="M-10 250 820 180M330-10l60 490" />
        <path
          strokeWidth="9"
          d="M-10 110 820 60M-10 380l830-60M120-10l40 490M560-10l50 490M720-10l40 490M230-10l45 490M465-10l40 490"
        />
      </g>
      <path className="fill-accent" d="M476 202v-52a24 24 0 0 1 48 0v52z" />
      <circle cx="500" cy="154" r="8.5" className="fill-surface" />
    </svg>
  );
}
