import { CoverPicture } from "#app/ui/cover-picture.tsx";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";

interface PortraitProps {
  picture: { source: PictureSource; crop: string } | undefined;
  alt: string;
  sizes: string;
  /** In the place of a picture. */
  initials: string;
  className: string;
}

export function Portrait({ picture, alt, sizes, initials, className }: PortraitProps) {
  return (
    <div className={`arch bg-brand-tint-strong ${className}`}>
      {picture ? (
        <CoverPicture source={picture.source} alt={alt} sizes={sizes} crop={picture.crop} />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-full place-items-center font-display text-dm text-brand"
        >
          {initials}
        </span>
      )}
    </div>
  );
}
