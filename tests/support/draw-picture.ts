import sharp, { type Sharp } from "sharp";

/** Draws a picture of two colour bands, so its orientation can be checked. */
export function drawPicture(width: number, height: number): Sharp {
  const halfHeight = Math.ceil(height / 2);
  return sharp({ create: { width, height, channels: 3, background: "#12453f" } }).composite([
    {
      input: { create: { width, height: halfHeight, channels: 3, background: "#f3eadf" } },
      top: 0,
      left: 0,
    },
  ]);
}
