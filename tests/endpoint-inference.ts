import { callEndpoint } from "#app/api/call-endpoint.ts";

/** Never runs: the compiler fails on this file if one of the expected errors is none. */
export async function useEndpointTypes(): Promise<void> {
  const found = await callEndpoint("GET /blog/:id", { params: { id: 1 } });
  if (found.kind === "done") {
    found.data.slug satisfies string;
    // @ts-expect-error: the response has no such field.
    found.data.headline;
  }
  // @ts-expect-error: the field is called name.
  await callEndpoint("PUT /api/staff/account/name", { body: { fullName: "" } });
  // @ts-expect-error: the path needs an id.
  await callEndpoint("GET /blog/:id");
  // @ts-expect-error: no route is declared with this URL.
  await callEndpoint("GET /blog/:id/title");
}
