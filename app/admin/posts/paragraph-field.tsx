import {
  type ComponentType,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import type { ParagraphEditorProps } from "./use-tiptap-editor.ts";

/** Loads the paragraph editor lazily: it is larger than the rest of the staff area together. */
export function useParagraphEditor() {
  const [ParagraphEditor, setEditor] = useState<ComponentType<ParagraphEditorProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    import("./paragraph-editor.tsx").then(
      (loaded) => setEditor(() => loaded.default),
      (error: unknown) => {
        reportError(error);
        setHasFailed(true);
      },
    );
  }, []);

  return { ParagraphEditor, hasFailed };
}

interface ParagraphFieldProps {
  name?: string;
  label?: string;
  html: string;
  onChange: (html: string) => void;
  error: string | undefined;
  Editor: ComponentType<ParagraphEditorProps> | undefined;
  hasToolbar?: boolean;
  onSplit?: () => void;
  onPendingPictures?: (isPending: boolean) => void;
}

export function ParagraphField(props: ParagraphFieldProps) {
  const { label = "Text", html, onChange, error, Editor, hasToolbar = true, onSplit } = props;
  const { name, onPendingPictures } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const field = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(field);
  const isHydrated = useIsHydrated();
  const checkedHtml = useDeferredValue(html);
  return (
    <div ref={field} data-field={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <span id={id} className="leading-[1.3] font-semibold">
        {label}
      </span>
      {Editor && (isNear || hasToolbar) ? (
        <Editor
          html={html}
          onChange={onChange}
          labelledBy={id}
          describedBy={error && errorId}
          isInvalid={error !== undefined}
          hasToolbar={hasToolbar}
          onSplit={onSplit}
          onPendingPictures={onPendingPictures}
        />
      ) : (
        <div className="min-h-47 rounded-field bg-surface-sunken px-4.5 py-4 whitespace-pre-line text-muted">
          {isHydrated && extractText(html)}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {Editor && isNear && <ParagraphWarning html={checkedHtml} />}
    </div>
  );
}

/** Reading the text out of the HTML can wait until the key is painted. */
const ParagraphWarning = memo(({ html }: { html: string }) => (
  <AdvertisingWarning text={extractText(html)} />
));

/** Offers a full reload because many browsers cache a failed import and never request it again. */
export function ParagraphEditorError() {
  return (
    <p role="alert" className="rounded-field bg-danger-tint px-4 py-3">
      The text editor did not load.{" "}
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-11 font-semibold underline"
      >
        Reload the page
      </button>{" "}
      What you wrote is saved in this browser.
    </p>
  );
}

function extractText(html: string): string {
  if (html === "") return "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const block of body.querySelectorAll("p, li, h2, h3, h4, br, blockquote, td, th"))
    block.after("\n");
  for (const image of body.querySelectorAll("img")) image.after(`\n${image.alt}\n`);
  return body.textContent;
}

const distance = "600px";

/** True once the element has been within reach of what the editor shows, and from then on. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.current.closest("dialog"), rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
