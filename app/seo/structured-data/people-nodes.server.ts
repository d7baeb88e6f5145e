import type { Provider } from "#app/sections/team/provider-cards.server.ts";
import { getLargestUrl } from "#app/ui/picture-file-urls.ts";
import { clinicId, type GraphNode, languageNode, reference } from "./graph-node.server.ts";

export function personId(origin: string, { id }: Pick<Provider, "id">): string {
  return `${origin}/registered-providers#${encodeURIComponent(id)}`;
}

export function personNode(origin: string, person: Provider): GraphNode {
  const { name, role, portrait, bio, languages, services, registration } = person;
  return {
    "@type": "Person",
    "@id": personId(origin, person),
    name,
    jobTitle: role,
    description: bio || undefined,
    image: portrait && origin + getLargestUrl(portrait.source),
    url: `${origin}/registered-providers`,
    worksFor: reference(clinicId(origin)),
    knowsLanguage: languages.map(languageNode),
    knowsAbout: services.length > 0 ? services.map((url) => `${origin}/service/${url}`) : undefined,
    hasCredential: registration && {
      "@type": "EducationalOccupationalCredential",
      name: role,
      credentialCategory: "Registration",
      identifier: registration.number,
      recognizedBy: {
        "@type": "Organization",
        name: registration.college.name,
        url: registration.college.registerUrl,
      },
    },
  };
}
