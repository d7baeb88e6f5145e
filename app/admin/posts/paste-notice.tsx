import type { ReactNode } from "react";

export interface PasteLosses {
  omittedPictureCount: number;
  /** Links that began with http:// and begin with https:// now. */
  securedLinkCount: number;
}

export const noPasteLosses: PasteLosses = { omittedPictureCount: 0, securedLinkCount: 0 };

export function PasteNotice({ omittedPictureCount, securedLinkCount }: PasteLosses) {
  return (
    <>
      {securedLinkCount > 0 && (
        <Notice>
          {securedLinkCount === 1
            ? "A pasted link began with http:// and begins with https:// now. Please check that it opens."
            : `${securedLinkCount} pasted links began with http:// and begin with https:// now. Please check that they open.`}
        </Notice>
      )}
      {omittedPictureCount > 0 && (
        <Notice>
          {omittedPictureCount === 1 ? "A picture was" : `${omittedPictureCount} pictures were`}{" "}
          left out of what you pasted. Please add pictures with the picture button.
        </Notice>
      )}
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s">
      {children}
    </p>
  );
}
