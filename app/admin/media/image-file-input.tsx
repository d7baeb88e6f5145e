import type { RefObject } from "react";
import { acceptedImages } from "./upload-image.ts";

interface ImageFileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onSelect: (file: File) => void;
}

export function ImageFileInput({ ref, label, onSelect }: ImageFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={acceptedImages}
      aria-label={label}
      // A button opens it; a second control would do the same for screen readers.
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Without the reset, choosing the same file again would not fire `change`.
        target.value = "";
        if (file) onSelect(file);
      }}
    />
  );
}
