import { type Picture as PictureSource, pictureAddress } from "#content/pictures/picture.ts";

interface PictureProps {
  source: PictureSource;
  /** Empty where the picture decorates. */
  alt: string;
  /** How wide it is shown, as the sizes attribute wants it. */
  sizes: string;
  /** The one picture that a first view is about: fetched first. */
  isFirst?: boolean;
  className?: string;
}

/** AVIF and WebP in the widths we have; its colour stands in the place until it is there. */
export function Picture({ source, alt, sizes, isFirst = false, className = "" }: PictureProps) {
  const addresses = (format: "avif" | "webp") =>
    source.widths.map((width) => `${pictureAddress(source, width, format)} ${width}w`).join(", ");
  const middle = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={addresses("avif")} sizes={sizes} />
      <img
        src={pictureAddress(source, middle, "webp")}
        srcSet={addresses("webp")}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        className={`${source.placeholder} ${className}`}
      />
    </picture>
  );
}
