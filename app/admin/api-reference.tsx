import { apiDocumentContext } from "#app/context.ts";
import type { Route } from "./+types/api-reference";

interface Property extends ObjectSchema {
  type?: string;
  items?: ObjectSchema;
  title?: string;
  maxLength?: number;
  minLength?: number;
  anyOf?: { type?: string; const?: string; enum?: string[] }[];
  format?: string;
}

interface ObjectSchema {
  properties?: Record<string, Property>;
  required?: string[];
}

interface Call {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Property }[];
  requestBody?: { content: Record<string, { schema: ObjectSchema }> };
  responses: Record<string, { content?: Record<string, { schema: ObjectSchema }> }>;
  security?: object[];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { paths } = context.get(apiDocumentContext)() as {
    paths: Record<string, Record<string, Call>>;
  };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, call]) => ({
      name: `${method.toUpperCase()} ${path}`,
      summary: call.summary,
      description: call.description,
      isForAdmins: call.security !== undefined,
      takes: [...parametersOf(call), ...fieldsOf(call)],
      answers: answerOf(call),
    })),
  );
  return { calls };
}

interface Taken {
  name: string;
  place: string;
  is: string;
}

function parametersOf({ parameters = [] }: Call): Taken[] {
  return parameters.map(({ name, in: place, required, schema }) => ({
    name,
    place,
    is: describe(schema, required),
  }));
}

function fieldsOf({ requestBody }: Call): Taken[] {
  const { properties = {}, required = [] } =
    Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    place: "body",
    is: describe(property, required.includes(name)),
  }));
}

/** Lists the fields of a success response, with nested fields in parentheses. */
function answerOf({ responses }: Call): string {
  const content = responses["200"]?.content ?? {};
  const schema = content["application/json"]?.schema;
  if (schema === undefined) return "plain text";
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => {
      const inside = Object.keys((property.items ?? property).properties ?? {});
      return inside.length === 0 ? name : `${name} (${inside.join(", ")})`;
    })
    .join(", ");
}

function describe(property: Property, isRequired = false): string {
  const choices = (property.anyOf ?? []).flatMap((one) => one.enum ?? one.const ?? one.type ?? []);
  return [
    isRequired ? "required" : "optional",
    choices.length > 0 ? choices.join(" or ") : (property.format ?? property.type),
    property.maxLength === undefined ? undefined : `at most ${property.maxLength} characters`,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}

export default function ApiReferencePage({ loaderData: { calls } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">The API</h1>
      <p className="mt-2 max-w-[66ch] text-ink-soft">
        These are the calls that the site's own pages use. Your programs may use them too. The
        machine-readable description is{" "}
        <a href="/api/openapi.json" className="underline">
          /api/openapi.json
        </a>
        . Every error response has <code>status: "fail"</code>, the reason in <code>message</code>{" "}
        and <code>error</code>, and for invalid input one message per field in <code>errors</code>.
      </p>
      <ul className="mt-8 grid gap-4">
        {calls.map(({ name, summary, description, isForAdmins, takes, answers }) => (
          <li key={name} className="rounded-m border border-line bg-white p-5">
            <h2 className="font-text text-base font-semibold [overflow-wrap:anywhere] tracking-normal">
              {name}
            </h2>
            <p className="text-ink-soft">
              {summary}
              {isForAdmins && <strong className="font-semibold"> · admins only</strong>}
            </p>
            {description && <p className="mt-2 max-w-[66ch] text-s text-ink-soft">{description}</p>}
            {takes.length > 0 && (
              <dl className="mt-3 grid gap-x-4 text-s tablet:grid-cols-[14rem_1fr]">
                {takes.map((taken) => (
                  <div key={taken.name} className="contents">
                    <dt className="font-semibold">
                      {taken.name}{" "}
                      <span className="font-normal text-ink-soft">in the {taken.place}</span>
                    </dt>
                    <dd className="mb-1.5 text-ink-soft">{taken.is}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="mt-3 text-s [overflow-wrap:anywhere] text-ink-soft">
              <span className="font-semibold text-ink">Responds with</span> {answers}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
