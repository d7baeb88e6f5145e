import { acupuncture } from "./acupuncture.ts";
import { chiropracticTreatment } from "./chiropractic-treatment.ts";
import { coldLaserTherapy } from "./cold-laser-therapy.ts";
import { compressionApparel } from "./compression-apparel.ts";
import { concussionRehabilitation } from "./concussion-rehabilitation.ts";
import { customMadeBraces } from "./custom-made-braces.ts";
import { customMadeOrthoticsAndShoes } from "./custom-made-orthotics-and-shoes.ts";
import { homeCare } from "./home-care.ts";
import { naturopathicMedicine } from "./naturopathic-medicine.ts";
import { pelvicFloorPhysiotherapy } from "./pelvic-floor-physiotherapy.ts";
import { physiotherapy } from "./physiotherapy.ts";
import { psychology } from "./psychology.ts";
import { registeredMassageTherapy } from "./registered-massage-therapy.ts";
import type { Service } from "./service-content.ts";
import { shockwaveTherapy } from "./shockwave-therapy.ts";

/** In the order of the services page. Long texts: import them in loaders only. */
export const services: Service[] = [
  physiotherapy,
  pelvicFloorPhysiotherapy,
  chiropracticTreatment,
  registeredMassageTherapy,
  acupuncture,
  psychology,
  naturopathicMedicine,
  customMadeOrthoticsAndShoes,
  customMadeBraces,
  concussionRehabilitation,
  shockwaveTherapy,
  coldLaserTherapy,
  compressionApparel,
  homeCare,
];

export const carouselExcludedUrl = homeCare.url;

export function findService(url: string): Service | undefined {
  return services.find((service) => service.url === url);
}
