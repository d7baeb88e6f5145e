import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Only the first file is part of every page. */
const iconFiles = {
  "app/ui/icon-paths.json":
    "arrow-up-right chevron-down phone arrow-right instagram youtube facebook pause play search pin=map-pin close=x menu check shield=shield-check alert=circle-alert warning=triangle-alert plus clock",
  "app/ui/page-icon-paths.json": "arrowLeft=arrow-left printer video",
  "app/admin/ui/staff-icon-paths.json":
    "strike=strikethrough italic underline heading-3 list list-numbered=list-ordered quote=text-quote link image undo=undo-2 redo=redo-2 table right-to-left=pilcrow-left keyboard home=house calendar megaphone building=building-complex help=circle-question-mark eye eye-closed person=user people=users compare=git-compare-arrows logout=log-out inbox document=file-text download shield-alert reply trash key lock pencil arrow-left copy restore=rotate-ccw check-circle=circle-check upload arrow-up arrow-down unfold=chevrons-up-down fold=chevrons-down-up bold grip=grip-vertical",
};

/** Lucide has no marks of companies. */
const ownShapes: Record<string, string> = {
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="M10 9l5 3-5 3z"/>',
  facebook: '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>',
};

const shapePattern = /<(path|circle|rect)\b([^>]*)\/>/g;
const attributePattern = /([\w-]+)="([^"]*)"/g;

/** One path for all shapes of each icon: the smallest thing that a page can carry. */
export async function drawIcons(root: string): Promise<Map<string, string>> {
  const source = join(root, "node_modules/@iconify-json/lucide/icons.json");
  const { icons } = JSON.parse(await readFile(source, "utf8"));
  return new Map(
    Object.entries(iconFiles).map(([file, list]) => {
      const paths = list.split(" ").map((entry) => {
        const [name = "", lucideName = name] = entry.split("=");
        return [name, joinShapes(ownShapes[name] ?? icons[lucideName].body)];
      });
      return [file, `${JSON.stringify(Object.fromEntries(paths), undefined, 2)}\n`];
    }),
  );
}

function joinShapes(svg: string): string {
  const paths = [...svg.matchAll(shapePattern)].map(([, kind, attributes = ""]) => {
    const values = new Map([...attributes.matchAll(attributePattern)].map(([, k, v]) => [k, v]));
    const number = (name: string) => Number(values.get(name) ?? 0);
    // After another path, a relative first point would be relative to its end.
    if (kind === "path") return (values.get("d") ?? "").replace(/^m/, "M");
    if (kind === "circle") return drawCircle(number("cx"), number("cy"), number("r"));
    return drawRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  });
  return paths.join("").replaceAll(" -", "-");
}

const drawCircle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

function drawRect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const right = `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}`;
  return `${right}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

if (import.meta.main) for (const [file, text] of await drawIcons(".")) await writeFile(file, text);
