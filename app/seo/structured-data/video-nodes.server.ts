import { largestUrl } from "#content/pictures/picture.ts";
import { type Video, type VideoSection, videoUploadDate } from "#content/videos.ts";
import type { GraphNode, PageUrls } from "./graph-node.server.ts";

export function videoNodes(urls: PageUrls, sections: VideoSection[]): GraphNode[] {
  return sections.flatMap(({ heading, videos }) =>
    videos.map((video) => videoNode(urls, video, videoName(heading, video))),
  );
}

export function videoNode({ origin, url }: PageUrls, video: Video, name: string): GraphNode {
  const { poster, description, length, source } = video;
  const mediaUrl =
    "sources" in source
      ? { contentUrl: origin + source.sources.find(({ type }) => type === "video/mp4")?.src }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${source.youtubeId}` };
  return {
    "@type": "VideoObject",
    "@id": `${url}#film-${poster.stem}`,
    name,
    description,
    thumbnailUrl: origin + largestUrl(poster),
    uploadDate: videoUploadDate,
    duration: isoDuration(length),
    ...mediaUrl,
  };
}

function videoName(heading: string, { title, testimonial }: Video): string {
  const clientLabel =
    testimonial && `${testimonial.clientName}${testimonial.isSample ? " (sample)" : ""}`;
  return [heading, title ?? clientLabel].filter(Boolean).join(": ");
}

/** 0:14 becomes PT0M14S. */
function isoDuration(length: string): string {
  const [minutes, seconds] = length.split(":").map(Number);
  return `PT${minutes}M${seconds}S`;
}
