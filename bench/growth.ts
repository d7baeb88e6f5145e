import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Measurement, Row } from "./report.ts";
import { isShort, root } from "./run-options.ts";
import { memoryMb, type Server, startSite } from "./server-processes.ts";
import { type StaffSession, signIn } from "./staff-session.ts";
import { formatFigure, median, medianRatio } from "./statistics.ts";
import { withoutCache } from "./uncached-pages.ts";

const maxRatio = 1.5;
const repetitions = isShort ? 5 : 41;
const sizes = { small: { posts: 100, locations: 10 }, large: { posts: 10_000, locations: 1000 } };

export async function measureGrowth(folder: string): Promise<Measurement> {
  const small = await open(folder, "small");
  const large = await open(folder, "large");
  const rows: Row[] = [];
  for (const [actName, action] of Object.entries(actions))
    rows.push(await compare(actName, action, small, large));
  const memory = [memoryMb(small.server.pid).peak, memoryMb(large.server.pid).peak] as const;
  rows.push({
    label: "peak memory",
    goal: `${maxRatio}`,
    result: `${formatFigure(memory[1] / memory[0])} (${formatFigure(memory[0])} and ${formatFigure(memory[1])} MB)`,
    isMet: memory[1] / memory[0] <= maxRatio,
  });
  return {
    title: "Growth from 100 to 10,000 posts, and from 10 to 1,000 location pages",
    method:
      "Made-up content (`npm run seed`) on SQLite; each request goes to both servers in turn, uncached. A ratio is the median of the pairs.",
    rows,
    notes: [
      "`GET /blogs` without parameters returns the whole public list with its articles by contract, so it grows; so does `GET /api/locationpages`.",
    ],
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
  lastBlogPage: number;
  lastListPage: number;
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
  "saving a post": (opened) =>
    opened.staff.save(`/blog/${opened.postId}`, {
      brief_paragraph: `Saved at ${performance.now()}.`,
    }),
};

async function open(folder: string, size: keyof typeof sizes): Promise<OpenSite> {
  const dataDir = join(folder, `growth-${size}`);
  const { posts, locations } = sizes[size];
  execFileSync(
    process.execPath,
    ["scripts/seed.ts", "--posts", String(posts), "--locations", String(locations)],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, stdio: "ignore" },
  );
  const server = await startSite(dataDir, withoutCache);
  const staff = await signIn(server);
  const { data, total } = JSON.parse(await staff.read("/blogs?limit=1&fields=card"));
  const post = JSON.parse(await staff.read(`/blog/${data[0].blog_id}`)).data;
  return {
    server,
    staff,
    slug: post.slug,
    postId: post.blog_id,
    lastBlogPage: Math.floor((total * 0.9) / 9),
    lastListPage: Math.floor((posts * 0.9) / 20),
  };
}

async function measureMs(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
