import {
  type CheckedPart,
  type ClaimPlace,
  checkClaims,
  checkTitleLength,
  findPhrases,
  type PublishCheck,
} from "#app/admin/editor/publish-check.ts";
import { validateTexts } from "#app/admin/editor/validate-texts.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import {
  createLocationTexts,
  type LocationTexts,
  locationFieldNames,
  locationFields,
} from "#domain/location-pages/location-page.ts";
import type { LocationPage } from "#domain/location-pages/location-page-schema.server.ts";
import type { ItemStatus } from "#domain/records/item.ts";

export interface LocationValues extends LocationTexts {
  status: ItemStatus;
}

export function createLocationValues(): LocationValues {
  return { ...createLocationTexts(() => ""), status: "draft" };
}

export function toLocationValues(page: LocationPage): LocationValues {
  return { ...createLocationTexts((name) => page[name]), status: page.status };
}

export function validateLocation(values: LocationValues): FieldErrors {
  return validateTexts(locationFields, values);
}

export function checkLocation(values: LocationValues): PublishCheck[] {
  return [
    checkClaims(listLocationClaims(values)),
    checkTitleLength(values.meta_title.trim(), "meta_title"),
  ];
}

export function listLocationClaims(values: LocationValues): ClaimPlace[] {
  return locationFieldNames.map((name) => ({
    name: `“${locationFields[name].label}”`,
    phrases: findPhrases(values[name]),
    part: { field: name } satisfies CheckedPart,
  }));
}
