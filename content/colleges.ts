import { ontario } from "./provinces/ontario.ts";

export type { College } from "./provinces/province.ts";

/** The province whose colleges register the people of this clinic. */
export const { colleges, titlesWithoutDoctor } = ontario;

export type CollegeKey = keyof typeof colleges;
