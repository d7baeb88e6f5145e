/** If it is empty, the contact page has no section for doctors. */
export const referringDoctors: { term: string; text: string }[] = [
  {
    term: "Please send",
    text: "Patient’s name, date of birth and phone number, the reason, and any imaging or surgery notes. A clinician’s name if you would like one.",
  },
  {
    term: "What we do",
    text: "We call your patient within one business day, and send back the date of the first visit. With consent you get a note after it.",
  },
  {
    term: "Prescriptions",
    text: "Orthotics, braces and compression stockings often need one for the insurer: please write the diagnosis and, for stockings, the pressure.",
  },
  {
    term: "Please do not",
    text: "Send patient information by email or through the contact form. They are not made for it.",
  },
];
