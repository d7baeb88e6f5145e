import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/api-reference-page";
import { inlineReferences } from "./inline-references.ts";

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

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Property }[];
  requestBody?: { content: Record<string, { schema: ObjectSchema }> };
  responses: Record<string, { content?: Record<string, { schema: ObjectSchema }> }>;
  security?: object[];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { paths, tags = [] } = inlineReferences(
    context.get(siteContext).getOpenApi() as {
      paths: Record<string, Record<string, Operation>>;
      tags?: { name: string; description: string }[];
    },
  );
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      summary: operation.summary,
      description: operation.description,
      tag: operation.tags?.[0],
      requiresAdmin: operation.security?.length !== 0,
      inputs: [...listParameters(operation), ...listBodyFields(operation)],
      response: formatResponse(operation),
      errors: Object.keys(operation.responses).filter((status) => /^[45]\d\d$/.test(status)),
    })),
  );
  return {
    groups: tags.map((tag) => ({
      ...tag,
      endpoints: endpoints.filter((endpoint) => endpoint.tag === tag.name),
    })),
  };
}

interface OperationInput {
  name: string;
  location: string;
  constraints: string;
}

function listParameters({ parameters = [] }: Operation): OperationInput[] {
  return parameters.map(({ name, in: location, required, schema }) => ({
    name,
    location,
    constraints: formatConstraints(schema, required),
  }));
}

function listBodyFields({ requestBody }: Operation): OperationInput[] {
  const { properties = {}, required = [] } =
    Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    location: "body",
    constraints: formatConstraints(property, required.includes(name)),
  }));
}

function formatResponse({ responses }: Operation): string {
  const content = responses["200"]?.content ?? {};
  const schema = content["application/json"]?.schema;
  if (schema === undefined) return "plain text";
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => {
      const nestedNames = Object.keys((property.items ?? property).properties ?? {});
      return nestedNames.length === 0 ? name : `${name} (${nestedNames.join(", ")})`;
    })
    .join(", ");
}

function formatConstraints(property: Property, isRequired = false): string {
  const choices = (property.anyOf ?? []).flatMap(
    (choice) => choice.enum ?? choice.const ?? choice.type ?? [],
  );
  return [
    isRequired ? "required" : "optional",
    choices.length > 0 ? choices.join(" or ") : (property.format ?? property.type),
    property.maxLength === undefined ? undefined : `at most ${property.maxLength} characters`,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}

export const meta = () => createStaffMeta("The API");

export default function ApiReferencePage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">The API</h1>
      <p className="mt-1.5 max-w-[66ch] text-muted">
        These are the calls that the site's own pages use. Your programs may use them too. The
        machine-readable description is{" "}
        <a href="/api/openapi.json" className="underline">
          /api/openapi.json
        </a>
        . Every error response has <code>status: "fail"</code>, the reason in <code>message</code>{" "}
        and <code>error</code>, and for invalid input one message per field in <code>errors</code>.
      </p>
      {groups.map(({ name, description, endpoints }) => (
        <section key={name} className="mt-10">
          <h2 className="text-ds tablet:text-dm">{name}</h2>
          <p className="text-muted">{description}</p>
          <ul className="mt-4 grid gap-4">
            {endpoints.map((endpoint) => (
              <li
                key={endpoint.name}
                className="rounded-m border border-line bg-surface-raised p-5"
              >
                <EndpointDetails endpoint={endpoint} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type Endpoint = Route.ComponentProps["loaderData"]["groups"][number]["endpoints"][number];

function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
  const { name, summary, description, requiresAdmin, inputs, response, errors } = endpoint;
  return (
    <>
      <h3 className="font-text text-base font-semibold [overflow-wrap:anywhere] tracking-normal">
        {name}
      </h3>
      <p className="text-muted">
        {summary}
        {requiresAdmin && <strong className="font-semibold"> · staff only</strong>}
      </p>
      {description && <p className="mt-2 max-w-[66ch] text-s text-muted">{description}</p>}
      {inputs.length > 0 && (
        <dl className="mt-3 grid gap-x-4 text-s tablet:grid-cols-[14rem_1fr]">
          {inputs.map((input) => (
            <div key={input.name} className="contents">
              <dt className="font-semibold">
                {input.name} <span className="font-normal text-muted">in the {input.location}</span>
              </dt>
              <dd className="mb-1.5 text-muted">{input.constraints}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-s [overflow-wrap:anywhere] text-muted">
        <span className="font-semibold text-foreground">Responds with</span> {response}
      </p>
      <p className="text-s text-muted">
        <span className="font-semibold text-foreground">Errors</span> {errors.join(", ")}
      </p>
    </>
  );
}
