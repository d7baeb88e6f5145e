import { widestAddress } from "#content/pictures/picture.ts";
import { filmsPublished, type Video, type VideoBand } from "#content/videos.ts";
import type { GraphNode, GraphPlace } from "./graph-node.server.ts";

export function filmNodes(at: GraphPlace, bands: VideoBand[]): GraphNode[] {
  return bands.flatMap(({ heading, videos }) =>
    videos.map((video) => filmNode(at, video, nameOf(heading, video))),
  );
}

export function filmNode({ origin, url }: GraphPlace, video: Video, name: string): GraphNode {
  const { poster, description, length, source } = video;
  const place =
    "sources" in source
      ? { contentUrl: origin + source.sources.find(({ type }) => type === "video/mp4")?.src }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${source.youtubeId}` };
  return {
    "@type": "VideoObject",
    "@id": `${url}#film-${poster.stem}`,
    name,
    description,
    thumbnailUrl: origin + widestAddress(poster),
    uploadDate: filmsPublished,
    duration: durationOf(length),
    ...place,
  };
}

function nameOf(heading: string, { title, testimonial }: Video): string {
  const whose =
    testimonial && `${testimonial.clientName}${testimonial.isSample ? " (sample)" : ""}`;
  return [heading, title ?? whose].filter(Boolean).join(": ");
}

/** 0:14 becomes PT0M14S. */
function durationOf(length: string): string {
  const [minutes, seconds] = length.split(":").map(Number);
  return `PT${minutes}M${seconds}S`;
}
