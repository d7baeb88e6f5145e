import { hasYoutubeVideos } from "./videos.ts";

/** Another company from which pages load something. Nothing loads from a host that is not listed. */
export interface ThirdParty {
  name: string;
  /** Its https origin, without a path. */
  origin: string;
  allows: readonly ("scripts" | "frames" | "connections" | "forms")[];
  /** With the page, or only after the visitor presses something. */
  loads: "with-the-page" | "after-a-press";
  /** Lets its frame ask the browser for a payment; the frame also needs `allow="payment"`. */
  takesPayments?: boolean;
  /** Its sentences for /privacy begin with this subject, in bold. */
  subject: string;
  privacy: string;
}

const openStreetMap: ThirdParty = {
  name: "OpenStreetMap",
  origin: "https://www.openstreetmap.org",
  allows: ["frames"],
  loads: "after-a-press",
  subject: "The map",
  privacy:
    "comes from OpenStreetMap, and only after you press “Show the map”. OpenStreetMap then learns your IP address, and that you looked at our map.",
};

const youtube: ThirdParty = {
  name: "YouTube",
  origin: "https://www.youtube-nocookie.com",
  allows: ["frames"],
  loads: "after-a-press",
  subject: "Some videos",
  privacy:
    "come from YouTube, and only after you press play. YouTube then learns your IP address, and which video you watch.",
};

/** The Content-Security-Policy and /privacy are made from this list. */
export const thirdParties: readonly ThirdParty[] = [
  openStreetMap,
  ...(hasYoutubeVideos ? [youtube] : []),
];
