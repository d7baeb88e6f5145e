import type { PostState } from "../posts/post.ts";

export const linkTargetKinds = ["page", "service", "post", "location"] as const;

export const maxLinkTargets = 8;
export const maxLinkSearchLength = 150;

export interface LinkTarget {
  kind: (typeof linkTargetKinds)[number];
  title: string;
  path: string;
  state: PostState;
  /** Empty if the page has none. */
  published_date: string;
}
