import { chiropracticTreatment } from "./services/chiropractic-treatment.ts";
import { compressionApparel } from "./services/compression-apparel.ts";
import { customMadeBraces } from "./services/custom-made-braces.ts";
import { customMadeOrthoticsAndShoes } from "./services/custom-made-orthotics-and-shoes.ts";
import { physiotherapy } from "./services/physiotherapy.ts";
import { registeredMassageTherapy } from "./services/registered-massage-therapy.ts";
import type { Service } from "./services/service-content.ts";
import { shockwaveTherapy } from "./services/shockwave-therapy.ts";

interface AboutSection {
  service: Service;
  heading: string;
  paragraph: string;
  bullets: { title?: string; items: string[] };
}

/** Long texts: import it in loaders only. */
export const aboutSections: AboutSection[] = [
  {
    service: physiotherapy,
    heading: "Physiotherapy",
    paragraph:
      "We test how you move, treat what is sore and send you home with two or three exercises that fit your day.",
    bullets: {
      items: [
        "Back, neck, shoulder, hip and knee pain",
        "Recovery after surgery or a fracture",
        "Balance, dizziness and fear of falling",
      ],
    },
  },
  {
    service: chiropracticTreatment,
    heading: "Chiropractic",
    paragraph:
      "Careful work on the spine and joints. Each step is named before it starts, and a word from you stops it.",
    bullets: {
      items: [
        "Low back and neck pain",
        "Headaches that start in the neck",
        "Stiff hips, shoulders and ankles",
      ],
    },
  },
  {
    service: registeredMassageTherapy,
    heading: "Massage Therapy",
    paragraph:
      "A registered massage therapist, a quiet room and the pressure you choose. You stay covered except for the area being treated.",
    bullets: {
      items: [
        "Tight neck, shoulders and upper back",
        "Muscles sore from work, sport or the garden",
        "Stress that you feel in your body",
      ],
    },
  },
  {
    service: customMadeOrthoticsAndShoes,
    heading: "Custom Made Orthotics and Shoes",
    paragraph:
      "Insoles and shoes made to the shape of your feet. If a wider shoe from the store would do, you will hear that from us.",
    bullets: {
      items: [
        "We watch you walk before anything is ordered",
        "Insoles made from a cast or scan of your feet",
        "A fitting visit, and changes if something rubs",
      ],
    },
  },
  {
    service: customMadeBraces,
    heading: "Custom Measured Braces",
    paragraph:
      "For the knee that buckles or the ankle that rolls: a brace made to your own measurements, so that it stays where it belongs.",
    bullets: {
      items: [
        "Knee, ankle, wrist and back",
        "Measured twice, fitted and checked",
        "A plain answer when a ready-made one is enough",
      ],
    },
  },
  {
    service: compressionApparel,
    heading: "Compression Stockings",
    paragraph:
      "Stockings and sleeves measured to your leg or arm by a trained fitter, with a patient lesson in putting them on.",
    bullets: {
      items: [
        "Measured in the morning, when swelling is least",
        "Many colours and strengths",
        "Help with insurance forms",
      ],
    },
  },
  {
    service: shockwaveTherapy,
    heading: "Shockwave Therapy",
    paragraph:
      "Short pressure pulses for pain that has lasted for months, always together with exercises. The evidence is clearest for the heel and mixed for the rest. You will hear where yours stands.",
    bullets: {
      title: "Effective Treatment For",
      items: [
        "Heel pain (plantar fasciitis): the clearest support",
        "Calcific shoulder: results differ",
        "Achilles tendon pain: together with strengthening",
        "Tennis elbow: mixed results",
      ],
    },
  },
];
