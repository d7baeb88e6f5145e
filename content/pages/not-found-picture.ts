export { servicesHomeCare as notFoundPicture } from "../pictures/manifest.ts";
