import {
  clipAcupunctureLoop,
  clipAcupunctureRoom,
  clipAcupunctureTalk,
  clipClinicTour,
  clipOrthoticsLoop,
  clipPelvicFloorLoop,
  clipPelvicFloorStoryOne,
  clipPelvicFloorStoryTwo,
  galleryEntranceCorridor,
  galleryReceptionDesk,
  videoAcupunctureLoopPoster,
  videoAcupunctureRoomPoster,
  videoAcupunctureTalkPoster,
  videoOrthoticsLoopPoster,
  videoPelvicFloorLoopPoster,
  videoPelvicFloorStoryOnePoster,
  videoPelvicFloorStoryTwoPoster,
} from "./pictures/manifest.ts";
import type { Clip, Picture } from "./pictures/picture.ts";
import type { Testimonial } from "./testimonials.ts";

export interface Video {
  title?: string;
  action: string;
  length: string;
  description: string;
  poster: Picture;
  posterAlt: string;
  /** YouTube videos are loaded from youtube-nocookie.com, and only after a click. */
  source: Clip | { youtubeId: string };
  testimonial?: Testimonial;
}

export interface SelfHostedVideo extends Video {
  source: Clip;
}

export interface VideoSection {
  heading: string;
  lead: string;
  videos: Video[];
  isWide?: boolean;
  isLooping?: boolean;
}

/** Required by search engines. */
export const videoUploadDate = "2026-11-21T12:00:00-05:00";

/** Without one the home page shows a picture in its place. */
export const homeTour: SelfHostedVideo | undefined = {
  action: "Tour the clinic",
  length: "14 seconds",
  description:
    "Along the sunny corridor to the reception desk, then a treatment room and the waiting lounge. There is no sound.",
  poster: galleryEntranceCorridor,
  posterAlt: "Looking down the clinic’s sunny corridor to an arched green door",
  source: clipClinicTour,
};

const clinicTour: VideoSection = {
  heading: "Take a Tour of Our Clinic",
  lead: "Fourteen seconds, no sound. It plays when you ask it to.",
  videos: [
    {
      action: "Play the tour",
      length: "0:14",
      description:
        "Along the sunny corridor to the reception desk, then a treatment room and the waiting lounge. Nobody is in the picture.",
      poster: galleryReceptionDesk,
      posterAlt: "The reception desk with its green arched niche",
      source: clipClinicTour,
    },
  ],
};

const sectionsByService: Record<string, VideoSection[]> = {
  "custom-made-orthotics-and-shoes": [
    {
      heading: "At the orthotics bench",
      lead: "Where your insoles are fitted and changed. No sound.",
      isLooping: true,
      videos: [
        {
          action: "Play the clip",
          length: "0:07",
          description:
            "A slow look along the bench: two pairs of insoles on wooden stands, a pair of green shoes, and more insoles hanging on a green board with the tools.",
          poster: videoOrthoticsLoopPoster,
          posterAlt: "A workbench with insoles, green shoes and tools",
          source: clipOrthoticsLoop,
        },
      ],
    },
  ],
  acupuncture: [
    {
      heading: "A visit in three short clips",
      lead: "A few seconds each, no sound.",
      videos: [
        {
          title: "You talk first",
          action: "Play",
          length: "0:08",
          description:
            "Slowly from a coral armchair to a green one by the window, with a small table between them. Your questions come before any needle.",
          poster: videoAcupunctureTalkPoster,
          posterAlt: "A coral and a green armchair with a small table between them",
          source: clipAcupunctureTalk,
        },
        {
          title: "You lie down",
          action: "Play",
          length: "0:08",
          description:
            "Slowly closer to a table made up with fresh linens in a warm room, with a lit niche in the wall, a towel and a pillow.",
          poster: videoAcupunctureRoomPoster,
          posterAlt: "A warm room with a treatment table made up with fresh linens",
          source: clipAcupunctureRoom,
        },
        {
          title: "You see the needles",
          action: "Play",
          length: "0:06",
          description:
            "Past a wooden tray with a row of fine needles, a small green bowl, and eucalyptus in a vase.",
          poster: videoAcupunctureLoopPoster,
          posterAlt: "A tray with fine needles beside a vase of eucalyptus",
          source: clipAcupunctureLoop,
        },
      ],
    },
  ],
  "pelvic-floor-physiotherapy": [
    {
      heading: "A quiet moment before you begin",
      lead: "The door is closed, and there is time. Six seconds, no sound.",
      videos: [
        {
          action: "Play the clip",
          length: "0:06",
          description:
            "Slowly past a clay bowl, rolled towels and smooth stones in soft light. Nobody is in the picture, and nothing is examined.",
          poster: videoPelvicFloorLoopPoster,
          posterAlt: "A clay bowl, rolled towels and smooth stones in soft light",
          source: clipPelvicFloorLoop,
        },
      ],
    },
    {
      heading: "What patients tell us",
      lead: "Two samples made for this demonstration. The pictures show our rooms, and their words are below.",
      videos: [
        {
          action: "Play the sample",
          length: "0:08",
          description: "Slowly down the sunny corridor toward the arched door. There is no sound.",
          poster: videoPelvicFloorStoryOnePoster,
          posterAlt: "The clinic’s corridor with an arched door at its end",
          source: clipPelvicFloorStoryOne,
          testimonial: {
            count: 1,
            clientName: "Amahle K.",
            clientImg: "AK",
            clientReview:
              "She asked before every step. Once I said ‘not today’, and that was all I had to say.",
            discipline: "Physiotherapy",
            hasConsent: true,
            isSample: true,
          },
        },
        {
          action: "Play the sample",
          length: "0:08",
          description:
            "Across the waiting lounge, past the green sofa and three arched windows. There is no sound.",
          poster: videoPelvicFloorStoryTwoPoster,
          posterAlt: "A green sofa under the windows of the waiting lounge",
          source: clipPelvicFloorStoryTwo,
          testimonial: {
            count: 2,
            clientName: "Bettina W.",
            clientImg: "BW",
            clientReview:
              "I had not said it out loud to anyone. She drew me a picture, and then I understood my own body a little better.",
            discipline: "Physiotherapy",
            hasConsent: true,
            isSample: true,
          },
        },
      ],
    },
  ],
};

export function listVideoSections(serviceUrl: string): VideoSection[] {
  return sectionsByService[serviceUrl] ?? [clinicTour];
}

export const hasYoutubeVideos = [clinicTour, ...Object.values(sectionsByService).flat()]
  .flatMap(({ videos }) => videos)
  .some(({ source }) => "youtubeId" in source);
