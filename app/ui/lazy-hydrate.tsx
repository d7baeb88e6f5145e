import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useId,
  useMemo,
  useState,
} from "react";
import { whenIdle } from "./when-idle.ts";

/** Hydration waits for one of these events, so a page that is only read downloads nothing more. */
const activityEvents = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];
const loadMargin = "400px";

interface LazySection<Props> {
  eager: LazyExoticComponent<ComponentType<Props>>;
  onActivity: LazyExoticComponent<ComponentType<Props>>;
}

export function lazySection<Props>(load: () => Promise<ComponentType<Props>>): LazySection<Props> {
  const loadModule = async () => ({ default: await load() });
  return {
    eager: lazy(loadModule),
    // If the script fails to load, the server-rendered HTML stays and its forms work without it.
    onActivity: lazy(async () => {
      await waitForActivity();
      await whenIdle(); // the event may be a tap that other code must handle first
      return loadModule().catch(() => new Promise<never>(() => {}));
    }),
  };
}

/**
 * A section below the fold. Its HTML arrives with the page; its script loads and hydrates it on the
 * first user activity or when it comes near the viewport (decision 018).
 */
export function LazyHydrate<Props extends object>(options: {
  section: LazySection<Props>;
  props: Props;
  /** Then its script waits for activity or for another section, even in the viewport. */
  worksWithoutScript?: boolean;
}) {
  const id = useId();
  // Rendering again before hydration would make React discard the server's HTML.
  const [isFromServer] = useState(
    () => import.meta.env.SSR || document.getElementById(id) !== null,
  );
  const { section, props, worksWithoutScript } = options;
  const EagerSection = section.eager;
  const DeferredSection = section.onActivity;
  // The page may render again before the section is hydrated, when it learns if the clinic is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers make a new object of the same props
  const fromServer = useMemo(
    () => (
      <Suspense>
        <div id={id} data-lazy={worksWithoutScript ? undefined : true}>
          {import.meta.env.SSR ? <EagerSection {...props} /> : <DeferredSection {...props} />}
        </div>
      </Suspense>
    ),
    [id, EagerSection, DeferredSection, worksWithoutScript, ...Object.values(props)],
  );
  // A client-side navigation waits for its sections, so that the layout does not shift.
  return isFromServer ? fromServer : <EagerSection {...props} />;
}

function waitForActivity(): Promise<void> {
  return new Promise((resolve) => {
    const activate = () => {
      controller.abort();
      observer.disconnect();
      resolve();
    };
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && activate(),
      { rootMargin: loadMargin },
    );
    for (const section of document.querySelectorAll("[data-lazy]")) observer.observe(section);
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const eventName of activityEvents) addEventListener(eventName, activate, options);
  });
}
