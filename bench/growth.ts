import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { isShort, root } from "./build.ts";
import { median, ratioOf, short } from "./figures.ts";
import { memoryMb, type Server, startSite } from "./processes.ts";
import { withoutCache } from "./rendering.ts";
import type { Measured, Row } from "./report.ts";
import { type Staff, signIn } from "./staff.ts";

const goal = 1.5;
const times = isShort ? 5 : 41;
const sizes = { small: { posts: 100, locations: 10 }, large: { posts: 10_000, locations: 1000 } };

/** Compares costs with 100 and with 10,000 posts, on two servers side by side. */
export async function measureGrowth(folder: string): Promise<Measured> {
  const small = await open(folder, "small");
  const large = await open(folder, "large");
  const rows: Row[] = [];
  for (const [what, act] of Object.entries(acts)) rows.push(await compare(what, act, small, large));
  const memory = [memoryMb(small.server.pid).most, memoryMb(large.server.pid).most] as const;
  rows.push({
    what: "peak memory",
    goal: `${goal}`,
    result: `${short(memory[1] / memory[0])} (${short(memory[0])} and ${short(memory[1])} MB)`,
    isMet: memory[1] / memory[0] <= goal,
  });
  return {
    title: "Growth from 100 to 10,000 posts, and from 10 to 1,000 location pages",
    how: "Made-up content (`npm run seed`) on SQLite; each request goes to both servers in turn, uncached. A ratio is the median of the pairs.",
    rows,
    notes: [
      "`GET /blogs` without parameters returns the whole public list with its articles by contract, so it grows; so does `GET /api/locationpages`.",
    ],
  };
}

type Act = (opened: Opened) => Promise<unknown>;

async function compare(what: string, act: Act, small: Opened, large: Opened): Promise<Row> {
  const taken: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let time = -2; time < times; time += 1) {
    const smallMs = await msOf(() => act(small));
    const largeMs = await msOf(() => act(large));
    if (time < 0) continue;
    taken.small.push(smallMs);
    taken.large.push(largeMs);
  }
  const ratio = ratioOf(taken.large, taken.small);
  const both = `${short(median(taken.small))} and ${short(median(taken.large))} ms`;
  return { what, goal: `${goal}`, result: `${short(ratio)} (${both})`, isMet: ratio <= goal };
}

interface Opened {
  server: Server;
  staff: Staff;
  slug: string;
  postId: number;
  lastBlogPage: number;
  lastListPage: number;
}

const page =
  (path: string) =>
  ({ staff }: Opened) =>
    staff.read(path);

const acts: Record<string, Act> = {
  "the blog": page("/blog"),
  "the blog near its end": (one) => one.staff.read(`/blog?page=${one.lastBlogPage}`),
  "a category of the blog": page(`/blog?category=3`),
  "a post": (one) => one.staff.read(`/blogs/${one.slug}`),
  "the sitemap": page("/sitemap.xml"),
  "the staff list": page("/admin/blogs"),
  "the staff list near its end": (one) => one.staff.read(`/admin/blogs?page=${one.lastListPage}`),
  "a search in the staff list": page("/admin/blogs?q=pain"),
  "the staff list by title": page("/admin/blogs?sort=title&order=asc"),
  "the staff list by category": page("/admin/blogs?sort=category&order=asc"),
  "the dashboard": page("/admin"),
  "opening the editor": (one) => one.staff.read(`/admin/blogs/${one.postId}/edit`),
  "saving a post": (one) =>
    one.staff.save(`/blog/${one.postId}`, { brief_paragraph: `Saved at ${performance.now()}.` }),
};

async function open(folder: string, size: keyof typeof sizes): Promise<Opened> {
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

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
