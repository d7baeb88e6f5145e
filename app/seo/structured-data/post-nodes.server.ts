import type { Source } from "#app/sections/posts/parse-sources.ts";
import { clinic } from "#content/clinic.ts";
import {
  blogId,
  clinicId,
  type GraphNode,
  type PageUrls,
  pageId,
  reference,
} from "./graph-node.server.ts";

interface PostMeta {
  title: string;
  description: string;
  published: string;
  modified: string;
  section: string;
  sources: Source[];
}

export function postNodes({ origin, url }: PageUrls, post: PostMeta): GraphNode[] {
  return [
    blogNode(origin),
    {
      "@type": "BlogPosting",
      "@id": `${url}#post`,
      headline: post.title,
      description: post.description,
      url,
      image: reference(`${url}#picture`),
      datePublished: post.published,
      dateModified: post.modified,
      articleSection: post.section,
      citation: post.sources.length > 0 ? post.sources.map(describeSource) : undefined,
      author: {
        "@type": "Organization",
        name: `The ${clinic.shortName} team`,
        url: `${origin}/registered-providers`,
      },
      publisher: reference(clinicId(origin)),
      isPartOf: reference(blogId(origin)),
      mainEntityOfPage: reference(pageId(url)),
    },
  ];
}

function describeSource({ text, url }: Source): string {
  return url === undefined || url === text ? text : `${text} ${url}`;
}

export function blogNode(origin: string): GraphNode {
  return {
    "@type": "Blog",
    "@id": blogId(origin),
    name: `${clinic.shortName}: good to know`,
    url: `${origin}/blog`,
    publisher: reference(clinicId(origin)),
  };
}
