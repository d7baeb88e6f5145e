import type { ImageFormat } from "#domain/images/image.ts";
import { getFileUrl, type PictureSource } from "./picture-file-urls.ts";

interface ResponsivePictureProps {
  source: PictureSource;
  alt: string;
  /**
   * The `sizes` attribute. Stating a tenth less than the real width is invisible on a phone's dense
   * screen and makes its files a third smaller.
   */
  sizes: string;
  isPriority?: boolean;
  className?: string;
}

export function ResponsivePicture(props: ResponsivePictureProps) {
  const { source, alt, sizes, isPriority = false, className = "" } = props;
  const buildSrcSet = (format: ImageFormat) =>
    source.widths.map((width) => `${getFileUrl(source, width, format)} ${width}w`).join(", ");
  const fallbackWidth = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={buildSrcSet("avif")} sizes={sizes} />
      <img
        src={getFileUrl(source, fallbackWidth, "webp")}
        srcSet={buildSrcSet("webp")}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isPriority ? "eager" : "lazy"}
        fetchPriority={isPriority ? "high" : undefined}
        decoding="async"
        className={`${"stem" in source ? source.placeholder : `bg-surface-sunken ${source.crop ?? ""}`} ${className}`}
      />
    </picture>
  );
}
