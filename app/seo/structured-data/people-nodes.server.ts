import { requirePicture } from "#content/pictures/find-picture.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { type TeamMember, team } from "#content/team.ts";
import { clinicId, type GraphNode, languageNode, reference } from "./graph-node.server.ts";

export function teamNodes(origin: string): GraphNode[] {
  return team.map((member) => personNode(origin, member));
}

export function serviceTeamNodes(origin: string, serviceUrl: string): GraphNode[] {
  return team
    .filter(({ services }) => services.includes(serviceUrl))
    .map((member) => personNode(origin, member));
}

function personNode(
  origin: string,
  { id, name, role, portrait, languages, registration }: TeamMember,
): GraphNode {
  return {
    "@type": "Person",
    "@id": `${origin}/registered-providers#${id}`,
    name,
    jobTitle: role,
    image: origin + largestUrl(requirePicture(portrait)),
    url: `${origin}/registered-providers`,
    worksFor: reference(clinicId(origin)),
    knowsLanguage: languages.map(languageNode),
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
