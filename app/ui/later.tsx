import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useId,
  useState,
} from "react";
import { quietMoment } from "./quiet-moment.ts";

/** What tells that somebody is there: a page that is only looked at asks for nothing more. */
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
    // Where the script does not arrive, the HTML stays: it is read, and its form is sent, without.
    atFirstSign: lazy(async () => {
      await firstSign();
      await quietMoment(); // the sign may be a tap that something else has to answer
      return loadBand().catch(() => new Promise<never>(() => {}));
    }),
  };
}

/**
 * A band below the first view. Its HTML comes with the page and works by itself; its script comes
 * at the first sign of somebody, or when the band is near, and brings it to life (decision 018).
 */
export function Later<Props extends object>(late: { band: LateBand<Props>; props: Props }) {
  const id = useId();
  // Nothing may draw it again before it is alive: React would throw its HTML away.
  const [isFromServer] = useState(
    () => import.meta.env.SSR || document.getElementById(id) !== null,
  );
  const Now = late.band.now;
  const AtFirstSign = late.band.atFirstSign;
  // A page that the browser makes by itself waits for its bands, so that nothing of it jumps.
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
