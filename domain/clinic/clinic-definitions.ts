import { categories } from "./categories-definition.ts";
import { contact } from "./contact-definition.ts";
import type { ClinicKind, Collection, Singleton } from "./define-content.ts";
import { fees } from "./fees-definition.ts";
import { gallery } from "./gallery-definition.ts";
import { hours } from "./hours-definition.ts";
import { notice } from "./notice-definition.ts";
import { providers } from "./providers-definition.ts";
import { replies } from "./replies-definition.ts";
import { services } from "./services-definition.ts";
import { testimonials } from "./testimonials-definition.ts";

/** For the server alone, as the defaults are long: staff forms get their fields from a loader. */
export const singletons: Singleton[] = [notice, hours, contact, fees];
export const collections: Collection[] = [
  providers,
  testimonials,
  services,
  categories,
  gallery,
  replies,
];

export const clinicKinds: ClinicKind[] = [...singletons, ...collections].map(({ kind }) => kind);

export function findCollection(kind: string): Collection | undefined {
  return collections.find((collection) => collection.kind === kind);
}
