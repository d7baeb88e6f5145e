import { callApi } from "#app/api/api-client.ts";
import { type ApiResult, toResult } from "#app/api/staff-api.ts";
import type { ClinicKind } from "#domain/clinic/define-content.ts";
import { type ClinicItem, getClinicApiPath, getItemPath } from "./item-paths.ts";

/** From then on the content follows its default again. */
export async function resetToDefault(kind: ClinicKind, id: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("POST", `${getItemPath(kind, id)}/reset`));
}

export async function saveOrder(
  kind: ClinicKind,
  ids: readonly number[],
): Promise<ApiResult<ClinicItem[]>> {
  return toResult(await callApi("PUT", `${getClinicApiPath(kind)}/order`, { ids }));
}
