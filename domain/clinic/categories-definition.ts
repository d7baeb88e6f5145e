import { defaultCover, postCategories } from "#content/post-categories.ts";
import { services } from "#content/services/index.ts";
import { image, references, text } from "../fields/define-fields.ts";
import { type DefinedContent, defineCollection } from "./define-content.ts";

declare module "./define-content.ts" {
  interface CollectionKinds {
    categories: true;
  }
}

export const categoryNameLimit = 40;

/** Names and ids are in the table `category`, which posts refer to; here is the rest. */
export const categories = defineCollection("categories", {
  label: "Blog categories",
  itemLabel: "category",
  titleField: "name",
  maxEntries: 50,
  fields: {
    name: text({
      label: "Name",
      limit: categoryNameLimit,
      required: true,
      help: "One or two words, such as “Pregnancy”.",
    }),
    cover: image({ label: "Cover", help: "A post without a picture shows it." }),
    services: references({
      label: "Services",
      to: "services",
      max: 30,
      help: "Posts link the first one, and the pages of these services list the posts.",
    }),
  },
  defaults: [],
});

export type CategoryEntry = DefinedContent<typeof categories> & { id: number };

export function createDefaultCategory(id: number, name: string): CategoryEntry {
  const category = postCategories.find((candidate) => candidate.name === name);
  const inCategory = category
    ? services.filter((service) => service.postCategories.includes(category.name))
    : [];
  const isMain = ({ url }: { url: string }) => url === category?.mainService;
  return {
    id,
    name,
    cover: { src: category?.cover ?? defaultCover, alt: "", focusX: 50, focusY: 50 },
    services: inCategory
      .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))
      .map((service) => String(service.id)),
  };
}
