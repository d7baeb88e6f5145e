import type { RouterContextProvider } from "react-router";
import { createJsonLdContext, siteContext } from "#app/context.ts";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { english } from "#content/languages/language.ts";
import { corridorPicture } from "#content/pages/corridor-picture.ts";
import { openGraphUrls } from "#content/pictures/open-graph-manifest.ts";
import { openGraphSize } from "#content/pictures/open-graph-size.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { fieldFormats } from "#domain/fields/field-list.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import type { OpenGraphImage, PageHead } from "./page-meta.ts";
import type { SeoProps } from "./seo-props.server.ts";
import { createPageGraph } from "./structured-data/page-graph.server.ts";

const urlPattern = new RegExp(fieldFormats.url.pattern);

/**
 * Creates the head of a page in its loader. Only crawlers read the structured data, so it goes into
 * the HTML of the response and not into the loader data that the browser downloads.
 */
export function createPageHead(context: Readonly<RouterContextProvider>, page: SeoProps): PageHead {
  const origin = context.get(siteContext).siteUrl;
  const { title, description, article, isHidden, extraTags, breadcrumbs = [] } = page;
  const { picture: pagePicture = corridorPicture } = page;
  const picture = createOpenGraphImage(origin, pagePicture.source, pagePicture.alt);
  if (!isHidden)
    context.set(createJsonLdContext, (clinic) =>
      createPageGraph({ origin, page, picture, clinic }),
    );
  // Rows are validated when the API writes them, but an import or an operator may not do so.
  const isUrl = urlPattern.test(page.canonical ?? "");
  const canonical = (isUrl && page.canonical) || page.path;
  return {
    title,
    description,
    canonical: canonical.startsWith("/") ? origin + canonical : canonical,
    locale: openGraphLocale(page.language ?? english.code),
    picture,
    article,
    breadcrumbs,
    isHidden,
    extraTags,
  };
}

/** Open Graph requires a country: the most likely one for the language. */
function openGraphLocale(code: string): string {
  return `${new Intl.Locale(code).language}_${new Intl.Locale(code).maximize().region}`;
}

/** The site's own pictures have a version cropped for sharing; uploaded images are used unchanged. */
function createOpenGraphImage(origin: string, source: PictureSource, alt: string): OpenGraphImage {
  if (!("stem" in source)) {
    const { hash, width, height } = source;
    return { url: origin + getImageUrl(hash), type: "image/webp", width, height, alt };
  }
  const path = openGraphUrls[source.name];
  if (path !== undefined) return { url: origin + path, type: "image/jpeg", ...openGraphSize, alt };
  const width = source.widths.at(-1) ?? source.width;
  const height = Math.round((source.height * width) / source.width);
  return { url: origin + largestUrl(source), type: "image/webp", width, height, alt };
}
