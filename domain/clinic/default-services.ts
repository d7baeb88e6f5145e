import { serviceGroupTitles } from "#content/navigation.ts";
import { services } from "#content/services/index.ts";
import type { PlacedPicture, Service } from "#content/services/service-content.ts";
import type { ContentImage } from "../fields/content-fields.ts";

export function findDefaultService(id: number): Service | undefined {
  return services.find((service) => service.id === id);
}

export function findServiceByUrl(url: string | undefined): Service | undefined {
  return services.find((service) => service.url === url);
}

/** With the focal point that the crop of a default picture keeps. */
export function toContentImage({ name, alt, crop }: PlacedPicture): ContentImage {
  const [, x = 50, y = 50] = /(\d+)%_(\d+)%/.exec(crop) ?? [];
  return { src: name, alt, focusX: Number(x), focusY: Number(y) };
}

/** Leaves out what only a commit changes. */
export function toEntry(service: Service) {
  const {
    id,
    url: _url,
    menuGroup,
    mentions: _mentions,
    isCommon: _isCommon,
    sampleFees: _sampleFees,
    payingPost: _payingPost,
    postCategories: _postCategories,
    translations: _translations,
    ...content
  } = service;
  const { picture, intro, urgent, furtherTexts = [], ...texts } = content;
  return {
    id,
    ...texts,
    isListed: true,
    bookName: service.bookName ?? "",
    group: String(serviceGroupTitles.indexOf(menuGroup) + 1),
    picture: toContentImage(picture),
    introHeading: intro.heading,
    introParagraph: intro.paragraph,
    introBullets: intro.bullets,
    hasUrgentText: urgent !== undefined,
    urgentHeading: urgent?.heading ?? "",
    urgentText: urgent?.text ?? "",
    urgentHelpline: urgent?.helpline ?? "",
    urgentCall: urgent?.call ?? "",
    urgentNote: urgent?.note ?? "",
    furtherTexts: furtherTexts.map(({ heading, paragraphs }) => ({
      heading,
      text: paragraphs.join("\n\n"),
    })),
    contactAdvice: service.contactAdvice ?? "",
    hasNoProvider: service.hasNoProvider ?? false,
  };
}
