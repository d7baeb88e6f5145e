import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId } from "react";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { type Focus, moveFocus, toPercent } from "./move-focus.ts";

interface FocalPointProps extends Focus {
  url: string;
  onChange: (focus: Focus) => void;
}

/** The point that every crop keeps: set by a press on the picture or by the arrow keys. */
export function FocalPoint({ url, focusX, focusY, onChange }: FocalPointProps) {
  const helpId = useId();
  // The server renders no `style` attribute: the CSP would block it.
  const isHydrated = useIsHydrated();
  const position = { "--focus": `${focusX}% ${focusY}%` } as CSSProperties;

  function setFromPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      focusX: toPercent((clientX - left) / width),
      focusY: toPercent((clientY - top) / height),
    });
  }

  function setFromKey(event: KeyboardEvent) {
    const next = moveFocus({ focusX, focusY }, event.key, event.shiftKey ? 10 : 1);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <button
        type="button"
        aria-label={`Focal point: ${focusX}% from the left, ${focusY}% from the top`}
        aria-describedby={helpId}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFromPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setFromPointer(event);
        }}
        onKeyDown={setFromKey}
        className="relative min-w-0 cursor-crosshair touch-none overflow-hidden rounded-field focus-visible:rounded-field"
      >
        <img src={url} alt="" draggable={false} className="block h-auto w-full" />
        <span
          aria-hidden="true"
          style={isHydrated ? { left: `${focusX}%`, top: `${focusY}%` } : undefined}
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-surface-bright shadow-[0_0_0_2px_var(--color-brand),inset_0_0_0_2px_var(--color-brand)]"
        />
      </button>
      <ul aria-label="Crops" className="flex h-16 gap-2">
        {crops.map(({ name, aspect }) => (
          <li key={name} className={`h-full ${aspect}`}>
            <img
              src={url}
              alt={name}
              style={isHydrated ? position : undefined}
              className="size-full rounded-field object-cover [object-position:var(--focus)]"
            />
          </li>
        ))}
      </ul>
      <p id={helpId} className="text-s leading-[1.45] text-muted">
        Press on the most important part, or use the arrow keys: every crop keeps it.
      </p>
    </div>
  );
}

/** The shapes of the site: articles and cards, lists, and portraits. */
const crops = [
  { name: "Wide", aspect: "aspect-[2.1]" },
  { name: "Square", aspect: "aspect-square" },
  { name: "Tall", aspect: "aspect-3/4" },
] as const;
