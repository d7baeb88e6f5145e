import type { Province } from "./province.ts";

export const ontario = {
  colleges: {
    physiotherapists: {
      name: "College of Physiotherapists of Ontario",
      registerUrl: "https://portal.collegept.org/public-register/",
      titles: ["Physiotherapist", "Physical Therapist", "PT"],
    },
    chiropractors: {
      name: "College of Chiropractors of Ontario",
      registerUrl: "https://cco.on.ca/find-a-chiropractor/",
      titles: ["Chiropractor", "DC"],
    },
    massageTherapists: {
      name: "College of Massage Therapists of Ontario",
      registerUrl: "https://www.cmto.com/register/",
      titles: ["Massage Therapist", "RMT"],
    },
    acupuncturists: {
      name: "College of Traditional Chinese Medicine Practitioners and Acupuncturists of Ontario",
      registerUrl: "https://www.ctcmpao.on.ca/public-register/",
      titles: ["Acupuncturist", "Traditional Chinese Medicine Practitioner", "R.Ac", "R.TCMP"],
    },
    psychologists: {
      name: "College of Psychologists and Behaviour Analysts of Ontario",
      registerUrl: "https://cpbao.ca/public-register/",
      titles: ["Psychologist", "Psychological Associate", "Behaviour Analyst"],
    },
    naturopaths: {
      name: "College of Naturopaths of Ontario",
      registerUrl: "https://www.collegeofnaturopaths.on.ca/public-register/",
      titles: ["Naturopathic Doctor", "Naturopath", "ND"],
    },
    kinesiologists: {
      name: "College of Kinesiologists of Ontario",
      registerUrl: "https://www.coko.ca/find-a-kinesiologist/",
      titles: ["Kinesiologist", "R.Kin"],
    },
    occupationalTherapists: {
      name: "College of Occupational Therapists of Ontario",
      registerUrl: "https://www.coto.org/find-an-occupational-therapist",
      titles: ["Occupational Therapist", "OT"],
    },
    dietitians: {
      name: "College of Dietitians of Ontario",
      registerUrl: "https://www.collegeofdietitians.org/public-register",
      titles: ["Dietitian", "RD"],
    },
  },
  titlesWithoutDoctor: {
    titles: [
      "Physiotherapist",
      "Physical Therapist",
      "Massage Therapist",
      "Acupuncturist",
      "Kinesiologist",
      "Occupational Therapist",
      "Dietitian",
    ],
    abbreviations: ["PT", "RMT", "R.Ac", "R.Kin", "OT", "RD"],
  },
} satisfies Province;
