import { areas } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { forbiddenPasswordWords, guessableWords } from "#content/clinic-words.ts";
import { createPasswordPolicy } from "#domain/staff/password-policy.server.ts";

const { name, shortName, tagline, address, languages } = clinic;
const clinicNames = [name, shortName, tagline, ...Object.values(address), ...areas, ...languages];

/** Every way to set a password uses this policy. */
export const clinicPasswordPolicy = createPasswordPolicy(
  [
    ...clinicNames,
    ...clinicNames.flatMap((phrase) => phrase.split(/[^\p{L}]+/u)),
    ...guessableWords,
    ...["canada", "therapy", "therapist", "clinic", "reception"],
  ],
  forbiddenPasswordWords,
);
