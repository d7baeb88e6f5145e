import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";

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
        <ResponsivePicture
          source={picture.source}
          alt={alt}
          sizes={sizes}
          className={`size-full object-cover ${picture.crop}`}
        />
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
