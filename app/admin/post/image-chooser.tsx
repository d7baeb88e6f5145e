import type { RefObject } from "react";
import { acceptedImages } from "./upload-image.ts";

interface ImageChooserProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (file: File) => void;
}

/** The browser's own way to a file; a button of ours opens it. */
export function ImageChooser({ ref, label, onChoose }: ImageChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={acceptedImages}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = "";
        if (file) onChoose(file);
      }}
    />
  );
}
