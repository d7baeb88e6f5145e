import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { clipStills, type View } from "#content/clip-stills.ts";

// Makes silent clips and their posters from stills. Run it by hand; it needs ffmpeg with x264 and
// SVT-AV1. Commit the results, then run `npm run pictures`, which adds them to the manifest.

const root = join(import.meta.dirname, "../..");
const seconds = 8;
const framesPerSecond = 24;
const frames = seconds * framesPerSecond;
/** zoompan moves by whole pixels of its input, so a large input makes the motion smooth. */
const workingWidth = 6400;

for (const { name, still, from, to } of clipStills) {
  const video = join(root, "content/videos", name);
  const source = join(root, "content/pictures", `${still}.jpg`);
  const videoOptions = [
    "-frames:v",
    String(frames),
    "-vf",
    easeInOut(from, to),
    "-pix_fmt",
    "yuv420p",
    "-an",
  ];
  const h264 = ["-c:v", "libx264", "-preset", "veryslow", "-crf", "30", "-movflags", "+faststart"];
  const av1 = ["-c:v", "libsvtav1", "-preset", "4", "-crf", "40", "-g", String(frames)];
  renderClip(source, `${video}.mp4`, [...videoOptions, ...h264]);
  renderClip(source, `${video}.webm`, [...videoOptions, ...av1]);
  const poster = join(root, "content/pictures/video", `${name}-poster.jpg`);
  renderClip(source, poster, ["-frames:v", "1", "-vf", easeInOut(from, to), "-q:v", "3"]);
}

function easeInOut(from: View, to: View): string {
  const progress = `(1-cos(PI*min(on/${frames - 1},1)))/2`;
  const between = (a: number, b: number) => `(${a}+(${b}-${a})*${progress})`;
  const x = `(iw-iw/zoom)*${between(from.x, to.x)}`;
  const y = `(ih-ih/zoom)*${between(from.y, to.y)}`;
  return [
    `scale=${workingWidth}:-2:flags=lanczos`,
    "crop=iw:iw*9/16:0:(ih-oh)*0.75",
    `zoompan=z='${between(from.zoom, to.zoom)}':x='${x}':y='${y}':d=${frames}:s=1280x720:fps=${framesPerSecond}`,
  ].join(",");
}

function renderClip(still: string, result: string, options: string[]): void {
  if (existsSync(result)) return;
  execFileSync("ffmpeg", ["-v", "error", "-i", still, ...options, result], { stdio: "inherit" });
}
