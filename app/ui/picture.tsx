import { pictureAddress, type Picture as SitePicture } from "#content/pictures/picture.ts";
import { type Image, type ImageFormat, imageFileAddress } from "#domain/images/image.ts";

/** A bundled picture, or an image that staff uploaded. */
export type PictureSource = SitePicture | Image;

interface PictureProps {
  source: PictureSource;
  /** Empty for decorative pictures. */
  alt: string;
  /**
   * The `sizes` attribute. Stating a tenth less than the real width is invisible on a phone's dense
   * screen and makes its files a third smaller.
   */
  sizes: string;
  /** Loads eagerly with high priority: for the main picture of the first viewport. */
  isFirst?: boolean;
  className?: string;
}

/** Offers AVIF and WebP in all available widths over a placeholder colour. */
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
