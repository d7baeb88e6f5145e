import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Callout } from "#app/ui/callout.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { pillStyle } from "./controls/choice-control.tsx";
import { fetchPreview, fillFrame, showField } from "./preview-document.ts";
import type { SidePanelProps } from "./side-panel-props.ts";

const devices = {
  phone: { label: "Phone", width: 390, height: 640 },
  desk: { label: "Desk", width: 1440, height: 960 },
} as const;
type Device = keyof typeof devices;

/** Sooner than the autosave of other editors, which nobody watches. */
const pauseMs = 300;

interface PreviewFrameProps extends Pick<SidePanelProps, "editor"> {
  path: string;
}

/** A page of the site with the unsaved text, as soon as the server has that text. */
export function PreviewFrame({ path, editor }: PreviewFrameProps) {
  const { autosave, isUnsaved, base, values, autosaveOnServer } = editor;
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>("phone");
  // A frame of the server's HTML would load before anything listens to it.
  const isHydrated = useIsHydrated();
  const [isReady, setIsReady] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [space, scale] = useScale(devices[device].width);
  const { width, height } = devices[device];
  const draftKey = autosave?.place === "server" ? autosave.key : undefined;
  const isWaiting = isUnsaved && draftKey === undefined;
  const version = isUnsaved ? autosave?.at.getTime() : base.updatedAt;

  const storeDraft = useEffectEvent(autosaveOnServer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause again.
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(() => void storeDraft(), pauseMs);
    return () => clearTimeout(timer);
  }, [isUnsaved, values]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another page.
  useEffect(() => {
    if (!isReady || isWaiting) return;
    const controller = new AbortController();
    fetchPreview(path, isUnsaved ? draftKey : undefined, controller.signal).then(
      (html) => {
        const { hash } = new URL(path, location.origin);
        if (frame.current) fillFrame(frame.current, html, decodeURIComponent(hash.slice(1)));
        setHasFailed(false);
      },
      () => controller.signal.aborted || setHasFailed(true),
    );
    return () => controller.abort();
  }, [path, isReady, isWaiting, draftKey, version]);

  useEffect(() => {
    const showFocused = () => {
      if (frame.current) showField(frame.current, document.activeElement);
    };
    addEventListener("focusin", showFocused);
    return () => removeEventListener("focusin", showFocused);
  }, []);

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.25rem] leading-tight tracking-normal">Preview</h2>
        <DeviceChoice device={device} onChange={setDevice} />
      </div>
      {hasFailed && <Callout tone="warning">The preview could not be loaded.</Callout>}
      <div ref={space} className="grid justify-items-center">
        <div
          className={`overflow-hidden rounded-m border border-line bg-surface shadow-1 ${isFocused ? "outline-3 outline-offset-2 outline-brand" : ""}`}
          style={{ width: width * scale, height: height * scale }}
        >
          {isHydrated && (
            <iframe
              ref={frame}
              title="Preview"
              // Nothing in it runs, and no link in it leads anywhere.
              sandbox="allow-same-origin"
              srcDoc="<!doctype html>"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
              tabIndex={0}
              onLoad={({ currentTarget }) => {
                watchFocus(currentTarget, setIsFocused);
                setIsReady(true);
              }}
              className="origin-top-left"
              style={{ width, height, transform: `scale(${scale})` }}
            />
          )}
        </div>
      </div>
      <p className="text-s text-muted">
        It follows what you write. Nobody else sees it before you save.
      </p>
    </section>
  );
}

/** The focus goes to the page in the frame, so the browser neither marks the frame nor scrolls. */
function watchFocus(frame: HTMLIFrameElement, onChange: (has: boolean) => void): void {
  frame.contentWindow?.addEventListener("focus", () => {
    onChange(true);
    frame.scrollIntoView({ block: "nearest" });
  });
  frame.contentWindow?.addEventListener("blur", () => onChange(false));
}

/** The frame is as wide as a real window, and drawn smaller. */
function useScale(width: number) {
  const space = useRef<HTMLDivElement>(null);
  const [spaceWidth, setSpaceWidth] = useState<number>(devices.phone.width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpaceWidth(entry.contentRect.width);
    });
    if (space.current) observer.observe(space.current);
    return () => observer.disconnect();
  }, []);
  return [space, Math.min(1, spaceWidth / width)] as const;
}

interface DeviceChoiceProps {
  device: Device;
  onChange: (device: Device) => void;
}

function DeviceChoice({ device, onChange }: DeviceChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Size of the preview</legend>
      {(Object.keys(devices) as Device[]).map((option) => (
        <label key={option} className={pillStyle}>
          <input
            type="radio"
            name={name}
            checked={device === option}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {devices[option].label}
        </label>
      ))}
    </fieldset>
  );
}
