import { pictureAddress, type Picture as SitePicture } from "#content/pictures/picture.ts";
import { type Image, type ImageFormat, imageFileAddress } from "#domain/images/image.ts";

/** A picture of the site's own, or an image that staff uploaded. */
export type PictureSource = SitePicture | Image;

interface PictureProps {
  source: PictureSource;
  /** Empty where the picture decorates. */
  alt: string;
  /**
   * How wide it is shown, as the sizes attribute wants it. A phone's dense screen hides that a
   * picture has a tenth less than it could show, and its files are a third smaller then.
   */
  sizes: string;
  /** The one picture that a first view is about: fetched first. */
  isFirst?: boolean;
  className?: string;
}

/** AVIF and WebP in the widths we have; its colour stands in the place until it is there. */
export function Picture({ source, alt, sizes, isFirst = false, className = "" }: PictureProps) {
  const addresses = (format: ImageFormat) =>
    source.widths.map((width) => `${addressOf(source, width, format)} ${width}w`).join(", ");
  const middle = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={addresses("avif")} sizes={sizes} />
      <img
        src={addressOf(source, middle, "webp")}
        srcSet={addresses("webp")}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        className={`${"stem" in source ? source.placeholder : "bg-sand-200"} ${className}`}
      />
    </picture>
  );
}

function addressOf(source: PictureSource, width: number, format: ImageFormat): string {
  return "stem" in source
    ? pictureAddress(source, width, format)
    : imageFileAddress(source.hash, width, format);
}
