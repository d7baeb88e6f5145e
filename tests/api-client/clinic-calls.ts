import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import type { Collection } from "#domain/clinic/define-content.ts";
import { type ApiSession, type Call, type OperationId, requireData } from "./client.ts";

type ClinicOperationId = Extract<OperationId, `${string}Clinic${string}`>;

interface Entry {
  id: number;
  version_id: number;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The calls of every kind of clinic content, so that a new kind needs none of its own. */
export function createClinicCalls(): Record<ClinicOperationId, Call> {
  const calls: Record<string, Call> = {
    listClinicContent: ({ api }) => api.GET("/api/staff/clinic"),
  };
  for (const { kind } of singletons) {
    const name = toName(kind);
    const path = `/api/staff/clinic/${kind}`;
    calls[`get${name}`] = (session) => send(session, "GET", path);
    calls[`update${name}`] = (session) => send(session, "PUT", path, {});
    calls[`get${name}Version`] = (session) => getLatestVersion(session, kind, 1, path);
    calls[`restore${name}Default`] = (session) => send(session, "POST", `${path}/reset`);
  }
  for (const collection of collections) Object.assign(calls, createCollectionCalls(collection));
  return calls as Record<ClinicOperationId, Call>;
}

function createCollectionCalls({
  kind,
  defaults,
  isFixed,
  titleField,
}: Collection): Record<string, Call> {
  const name = toName(kind);
  const path = `/api/staff/clinic/${kind}`;
  const findFirst = async (session: ApiSession): Promise<Entry> => {
    const [first] = requireData(await send(session, "GET", path)).data;
    if (first === undefined) throw new Error(`There are no ${kind}`);
    return first;
  };
  const forFirst =
    (call: (session: ApiSession, itemPath: string, id: number) => ReturnType<Call>): Call =>
    async (session) => {
      const { id } = await findFirst(session);
      return call(session, `${path}/${id}`, id);
    };
  const calls: Record<string, Call> = {
    [`list${name}`]: (session) => send(session, "GET", path),
    [`update${name}Entry`]: forFirst((session, itemPath) => send(session, "PUT", itemPath, {})),
    [`get${name}Version`]: forFirst((session, itemPath, id) =>
      getLatestVersion(session, kind, id, itemPath),
    ),
    [`move${name}`]: (session) => send(session, "PUT", `${path}/order`, { ids: [] }),
  };
  if (defaults.length > 0)
    calls[`restore${name}Default`] = forFirst((session, itemPath) =>
      send(session, "POST", `${itemPath}/reset`),
    );
  if (isFixed) return calls;
  const create = async (session: ApiSession, title: string) => {
    const { id: _, ...entry } = await findFirst(session);
    return send(session, "POST", path, { ...entry, [titleField]: title });
  };
  return {
    ...calls,
    [`create${name}Entry`]: (session) => create(session, "An added one"),
    // The first one may be needed elsewhere, as the category of new posts is.
    [`remove${name}Entry`]: async (session) => {
      await create(session, "A removed one");
      const entries = requireData(await send(session, "GET", path)).data;
      return send(session, "DELETE", `${path}/${entries.at(-1)?.id}`);
    },
  };
}

async function getLatestVersion(session: ApiSession, kind: string, id: number, path: string) {
  const listed = await send(session, "GET", `/api/staff/versions/${kind}/${id}`);
  return send(session, "GET", `${path}/versions/${requireData(listed).data[0]?.version_id}`);
}

/** The paths follow from the definitions, so the generated types cannot check them. */
function send({ api }: ApiSession, method: Method, path: string, body?: object) {
  const request = api[method] as unknown as (
    path: string,
    init?: object,
  ) => Promise<{ data?: { data: Entry[] }; error?: unknown; response: Response }>;
  return request(path, body && { body });
}

function toName(kind: string): string {
  return `Clinic${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}
