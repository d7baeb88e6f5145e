export interface College {
  name: string;
  registerUrl: string;
  /** The law reserves these titles for the members of the college. */
  titles: string[];
}

/** The rules of a province's colleges, by which texts and titles are checked. */
export interface Province {
  /** Colleges whose members work in clinics like this one. */
  colleges: Record<string, College>;
  /** Professions to which the title “Dr.” does not belong. Abbreviations come after a name. */
  titlesWithoutDoctor: { titles: string[]; abbreviations: string[] };
}
