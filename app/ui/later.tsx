import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useId,
  useState,
} from "react";
import { quietMoment } from "./quiet-moment.ts";

/** Hydration waits for one of these events, so a page that is only read downloads nothing more. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];
const loadWithin = "400px";

interface LateBand<Props> {
  now: LazyExoticComponent<ComponentType<Props>>;
  atFirstSign: LazyExoticComponent<ComponentType<Props>>;
}

export function lateBand<Props>(load: () => Promise<ComponentType<Props>>): LateBand<Props> {
  const loadBand = async () => ({ default: await load() });
  return {
    now: lazy(loadBand),
    // If the script fails to load, the server-rendered HTML stays and its forms work without it.
    atFirstSign: lazy(async () => {
      await firstSign();
      await quietMoment(); // the event may be a tap that other code must handle first
      return loadBand().catch(() => new Promise<never>(() => {}));
    }),
  };
}

/**
 * A section below the fold. Its HTML arrives with the page; its script loads and hydrates it on the
 * first user activity or when it comes near the viewport (decision 018).
 */
export function Later<Props extends object>(late: { band: LateBand<Props>; props: Props }) {
  const id = useId();
  // Rendering again before hydration would make React discard the server's HTML.
  const [isFromServer] = useState(
    () => import.meta.env.SSR || document.getElementById(id) !== null,
  );
  const Now = late.band.now;
  const AtFirstSign = late.band.atFirstSign;
  // A client-side navigation waits for its sections, so that the layout does not shift.
  if (!isFromServer) return <Now {...late.props} />;
  return (
    <Suspense>
      <div id={id} data-later>
        {import.meta.env.SSR ? <Now {...late.props} /> : <AtFirstSign {...late.props} />}
      </div>
    </Suspense>
  );
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const open = () => {
      isOver.abort();
      nearness.disconnect();
      resolve();
    };
    const isOver = new AbortController();
    const nearness = new IntersectionObserver(
      (bands) => bands.some(({ isIntersecting }) => isIntersecting) && open(),
      { rootMargin: loadWithin },
    );
    for (const band of document.querySelectorAll("[data-later]")) nearness.observe(band);
    const options = { capture: true, passive: true, signal: isOver.signal };
    for (const sign of signs) addEventListener(sign, open, options);
  });
}
