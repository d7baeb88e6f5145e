import { join } from "node:path";
import sharp from "sharp";
import type { Measurement } from "./report.ts";
import { root, roundCount } from "./run-options.ts";
import { startSite } from "./server-processes.ts";
import { signIn } from "./staff-session.ts";
import { formatFigure, median } from "./statistics.ts";

const goalMs = 2000;
const photo = { width: 4000, height: 3000 };

export async function measureUpload(folder: string): Promise<Measurement> {
  // The encoders work on several cores, so the server is not pinned to one.
  const site = await startSite(join(folder, "upload"), {}, { isPinned: false });
  const staff = await signIn(site);
  const durations: number[] = [];
  for (let round = -1; round < roundCount(5); round += 1) {
    const bytes = await drawPhoto(round);
    const startedAt = performance.now();
    const path = await staff.upload("/api/upload", bytes);
    await staff.read(path);
    if (round >= 0) durations.push(performance.now() - startedAt);
  }
  const ms = median(durations);
  return {
    title: "Upload of a photo",
    method: `A JPEG of ${photo.width} by ${photo.height} points from a picture of this repository, from the first byte of the upload until the stored picture was loaded, in all widths and formats; each round sends another photo, after one to warm up. The server may use every core.`,
    rows: [
      {
        label: "12 megapixels, stored and loaded",
        goal: `${goalMs} ms`,
        result: `${formatFigure(ms)} ms (${durations.map((one) => formatFigure(one)).join(", ")})`,
        isMet: ms <= goalMs,
      },
    ],
  };
}

/** A real photo, as plain areas and noise cost an encoder less or more; its colours differ by round. */
function drawPhoto(round: number): Promise<Buffer> {
  return sharp(join(root, "content/pictures/gallery/treatment-room.jpg"))
    .resize(photo.width, photo.height)
    .modulate({ hue: 5 * (round + 1) })
    .jpeg({ quality: 88 })
    .toBuffer();
}
