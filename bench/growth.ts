import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { messagesPerPage } from "#domain/messages/message.ts";
import { postsPerPage } from "#domain/posts/post.ts";
import { itemsPerListPage } from "#domain/records/list-query.ts";
import type { Measurement, Row } from "./report.ts";
import { isShort, root } from "./run-options.ts";
import { memoryMb, type Server, startSite } from "./server-processes.ts";
import { type StaffSession, signIn } from "./staff-session.ts";
import { formatFigure, median, medianRatio } from "./statistics.ts";
import { withoutCache } from "./uncached-pages.ts";

const maxRatio = 1.5;
const maxMemoryMb = 300;
const repetitions = isShort ? 5 : 41;
const factor = isShort ? 10 : 100;
const sizes = {
  small: { posts: 1000, locations: 100, messages: 10_000 },
  large: { posts: 1000 * factor, locations: 100 * factor, messages: 10_000 * factor },
};

export async function measureGrowth(folder: string): Promise<Measurement> {
  const small = await open(folder, "small");
  const large = await open(folder, "large");
  const rows: Row[] = [];
  for (const [actName, action] of Object.entries(actions))
    rows.push(await compare(actName, action, small, large));
  const wholeLists = [await measureWholeList(small), await measureWholeList(large)] as const;
  rows.push({
    label: "`GET /blogs` as a whole, for each post",
    goal: `${maxRatio}`,
    result: `${formatFigure(wholeLists[1] / wholeLists[0])} (${formatFigure(wholeLists[0])} and ${formatFigure(wholeLists[1])} ms)`,
    isMet: wholeLists[1] / wholeLists[0] <= maxRatio,
  });
  const memory = [memoryMb(small.server.pid).peak, memoryMb(large.server.pid).peak] as const;
  rows.push({
    label: "peak memory",
    goal: `${maxMemoryMb} MB`,
    result: `${formatFigure(memory[1])} MB, ${formatFigure(memory[0])} with a hundredth`,
    isMet: memory[1] <= maxMemoryMb,
  });
  return {
    title:
      "Growth from 1,000 to 100,000 posts, 100 to 10,000 location pages and 10,000 to 1,000,000 messages",
    method:
      "Made-up content (`npm run seed`) on SQLite; each request goes to both servers in turn, uncached. A ratio is the median of the pairs.",
    rows,
  };
}

type Action = (opened: OpenSite) => Promise<unknown>;

export async function compare<Opened>(
  actName: string,
  action: (opened: Opened) => Promise<unknown>,
  small: Opened,
  large: Opened,
): Promise<Row> {
  const durations: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let repetition = -2; repetition < repetitions; repetition += 1) {
    const smallMs = await measureMs(() => action(small));
    const largeMs = await measureMs(() => action(large));
    if (repetition < 0) continue;
    durations.small.push(smallMs);
    durations.large.push(largeMs);
  }
  const ratio = medianRatio(durations.large, durations.small);
  const absoluteFigures = `${formatFigure(median(durations.small))} and ${formatFigure(median(durations.large))} ms`;
  return {
    label: actName,
    goal: `${maxRatio}`,
    result: `${formatFigure(ratio)} (${absoluteFigures})`,
    isMet: ratio <= maxRatio,
  };
}

interface OpenSite {
  server: Server;
  staff: StaffSession;
  slug: string;
  postId: number;
  postCount: number;
  locationSlug: string;
  messageId: number;
  lastBlogPage: number;
  lastListPage: number;
  lastMessagePage: number;
}

const page =
  (path: string) =>
  ({ staff }: OpenSite) =>
    staff.read(path);

const actions: Record<string, Action> = {
  "the blog": page("/blog"),
  "the blog near its end": (opened) => opened.staff.read(`/blog?page=${opened.lastBlogPage}`),
  "a category of the blog": page(`/blog?category=3`),
  "a post": (opened) => opened.staff.read(`/blogs/${opened.slug}`),
  "the sitemap": page("/sitemap.xml"),
  "the staff list": page("/admin/blogs"),
  "the staff list near its end": (opened) =>
    opened.staff.read(`/admin/blogs?page=${opened.lastListPage}`),
  "a search in the staff list": page("/admin/blogs?q=pain"),
  "the staff list by title": page("/admin/blogs?sort=title&order=asc"),
  "the staff list by category": page("/admin/blogs?sort=category&order=asc"),
  "the dashboard": page("/admin"),
  "opening the editor": (opened) => opened.staff.read(`/admin/blogs/${opened.postId}/edit`),
  "the inbox": page("/admin/messages"),
  "the handled messages near their end": (opened) =>
    opened.staff.read(`/admin/messages?folder=handled&page=${opened.lastMessagePage}`),
  "a search in the messages": (opened) =>
    opened.staff.add("/api/staff/messages/search", { search: "shoulder", folder: "handled" }),
  "a message": (opened) => opened.staff.read(`/admin/messages/${opened.messageId}`),
  "changes of the inbox": page("/api/staff/messages/news"),
  "a search of the site": page("/search?q=knee"),
  "a location page": (opened) => opened.staff.read(`/location/${opened.locationSlug}`),
  "the staff list of location pages": page("/admin/location-pages"),
  "saving a post": (opened) =>
    opened.staff.save(`/blog/${opened.postId}`, {
      brief_paragraph: `Saved at ${performance.now()}.`,
    }),
};

async function open(folder: string, size: keyof typeof sizes): Promise<OpenSite> {
  const dataDir = join(folder, `growth-${size}`);
  const counts = Object.entries(sizes[size]).flatMap(([name, count]) => [`--${name}`, `${count}`]);
  execFileSync(process.execPath, ["scripts/seed.ts", ...counts], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  const server = await startSite(dataDir, withoutCache);
  const staff = await signIn(server);
  const { data, total } = JSON.parse(await staff.read("/blogs?limit=1&fields=card"));
  const post = JSON.parse(await staff.read(`/blog/${data[0].blog_id}`)).data;
  const handled = JSON.parse(await staff.read("/api/staff/messages?folder=handled"));
  const sitemap = await staff.read(`/sitemap.xml?part=1`);
  return {
    server,
    staff,
    slug: post.slug,
    postId: post.blog_id,
    postCount: total,
    locationSlug: sitemap.match(/\/location\/(sample-[^<]+)/)?.[1] ?? "",
    messageId: handled.data[0].message_id,
    lastBlogPage: Math.floor((total * 0.9) / postsPerPage),
    lastListPage: Math.floor((sizes[size].posts * 0.9) / itemsPerListPage),
    lastMessagePage: Math.floor((handled.counts.handled * 0.9) / messagesPerPage),
  };
}

/** Reads the list without keeping it; in ms for each post. */
async function measureWholeList({ server, postCount }: OpenSite): Promise<number> {
  const ms = await measureMs(async () => {
    const response = await fetch(`${server.origin}/blogs`);
    for await (const _part of response.body ?? []);
  });
  return ms / postCount;
}

async function measureMs(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
