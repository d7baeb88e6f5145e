import type { ComponentProps } from "react";
import { ResponsivePicture } from "./responsive-picture.tsx";

interface CoverPictureProps extends ComponentProps<typeof ResponsivePicture> {
  /** A class that says which part stays in sight. */
  crop?: string | undefined;
}

/** Fills its box, and is cut off where it does not fit. */
export function CoverPicture({ crop = "", className = "", ...picture }: CoverPictureProps) {
  return (
    <ResponsivePicture {...picture} className={`size-full object-cover ${crop} ${className}`} />
  );
}
