import sharp, { type Sharp } from "sharp";

/** Draws a picture of two colour bands, so its orientation can be checked. */
export function picture(width: number, height: number): Sharp {
  const half = Math.ceil(height / 2);
  return sharp({ create: { width, height, channels: 3, background: "#12453f" } }).composite([
    {
      input: { create: { width, height: half, channels: 3, background: "#f3eadf" } },
      top: 0,
      left: 0,
    },
  ]);
}
