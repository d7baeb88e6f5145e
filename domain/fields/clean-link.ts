import { parseUrl } from "./parse-url.ts";

/** Hosts and paths that forward to the URL in a query parameter. */
const wrappers = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, names: ["q", "url"] },
  { host: /^l(?:m)?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, names: ["u"] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ["url"] },
];

const trackingName = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_eid|igshid)$/i;

/** Stands for the host of a path of this site. */
const ownOrigin = "https://this-site.invalid";
const maxWrappers = 3;

/** Takes the wrappers and parameters away that only tell others who followed a link. */
export function cleanLink(href: string): string {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(href)) return href;
  let url = parseUrl(href, ownOrigin);
  if (url === undefined) return href;
  let isChanged = false;
  for (let depth = 0; depth < maxWrappers; depth += 1) {
    const inner = unwrap(url);
    if (inner === undefined) break;
    url = inner;
    isChanged = true;
  }
  for (const name of [...url.searchParams.keys()])
    if (trackingName.test(name)) {
      url.searchParams.delete(name);
      isChanged = true;
    }
  if (!isChanged) return href;
  return url.origin === ownOrigin ? url.href.slice(ownOrigin.length) : url.href;
}

function unwrap({ host, pathname, searchParams }: URL): URL | undefined {
  const wrapper = wrappers.find((known) => known.host.test(host) && known.path.test(pathname));
  const target = wrapper?.names.map((name) => searchParams.get(name)).find((value) => value);
  return target && /^https?:\/\//i.test(target) ? parseUrl(target) : undefined;
}
