import sharp, { type Sharp } from "sharp";

/** A picture with something in it: bands of colour, so that it has an up and a down. */
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
