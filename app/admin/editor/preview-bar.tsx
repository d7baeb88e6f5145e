import { useEffect } from "react";
import { formatFullDateTime } from "#app/admin/ui/format-date.ts";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

interface PreviewBarProps {
  item: "post" | "page";
  state: string;
  publishedDate?: string;
  path: string;
  editPath: string;
}

/** Says above a preview whether the item is public. */
export function PreviewBar({ item, state, publishedDate, path, editPath }: PreviewBarProps) {
  useDocumentLinks();
  return (
    <section
      aria-label="Preview"
      className="border-b border-warning-line bg-warning-tint text-base"
    >
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <p className="flex max-w-none flex-[1_1_18rem] items-center gap-3">
          <Icon name="eye" className="text-warning" />
          <span>
            {state !== "public" && <b className="font-semibold">Preview: not public yet.</b>}
            {state === "scheduled" && publishedDate && (
              <>
                {" "}
                It appears on the site on{" "}
                <time dateTime={publishedDate}>{formatFullDateTime(publishedDate)}</time>.
              </>
            )}
            {state === "public" && (
              <>
                <b className="font-semibold">Preview: this {item} is on the site,</b>{" "}
                <a href={path} className="underline">
                  {decodeURI(path)}
                </a>
              </>
            )}
          </span>
        </p>
        <LineButton className="max-tablet:hidden" onClick={openOnPhone}>
          <Icon name="phone" />
          On a phone
        </LineButton>
        <ButtonLink to={editPath} variant="line" size="small">
          <Icon name="arrow-left" />
          Back to the editor
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * The browser follows every link, as the Trusted Types of a preview refuse what the script of a public
 * page would insert. A listener of the window runs before those of React.
 */
function useDocumentLinks() {
  useEffect(() => {
    const listener = new AbortController();
    const hideFromRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a[href]"))
        event.stopPropagation();
    };
    addEventListener("click", hideFromRouter, { capture: true, signal: listener.signal });
    return () => listener.abort();
  }, []);
}

/** A window of a phone's size, as no page of the site may be in a frame. */
function openOnPhone() {
  open(location.href, "phone", "popup,width=390,height=844");
}
