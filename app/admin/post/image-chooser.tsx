import type { RefObject } from "react";
import { acceptedImages } from "./upload-image.ts";

interface ImageChooserProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (file: File) => void;
}

/** A hidden file input that another button opens. */
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
        // Without the reset, choosing the same file again would not fire `change`.
        target.value = "";
        if (file) onChoose(file);
      }}
    />
  );
}
