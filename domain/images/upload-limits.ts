export const imageWidths = [480, 960, 1600] as const;
export const imageMaxHeight = 4800;

export const uploadLimitBytes = 15 * 1024 * 1024;
export const uploadLimitPixels = 50_000_000;
export const uploadLimitSide = 65_535;

export const heicError =
  "This is a HEIC photo, which most browsers cannot show. On the iPhone choose Settings, Camera, " +
  "Formats, Most Compatible, or share the photo by email to yourself: it becomes a JPEG.";
export const svgError =
  "This is an SVG drawing, which can hold scripts. Please export it as PNG and choose that.";
