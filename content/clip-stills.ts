/** `x` and `y` are the centre of the view, from 0 to 1. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** The stills that `scripts/assets/make-clips.ts` makes into silent clips. */
export const clipStills: { name: string; still: string; from: View; to: View }[] = [
  {
    name: "acupuncture-talk",
    still: "gallery/consultation-corner",
    from: { zoom: 1.32, x: 0.28, y: 0.78 },
    to: { zoom: 1.32, x: 0.72, y: 0.72 },
  },
  {
    name: "acupuncture-room",
    still: "gallery/acupuncture-massage-room",
    from: { zoom: 1.02, x: 0.5, y: 0.6 },
    to: { zoom: 1.42, x: 0.62, y: 0.62 },
  },
  {
    name: "pelvic-floor-story-one",
    still: "gallery/entrance-corridor",
    from: { zoom: 1.02, x: 0.5, y: 0.6 },
    to: { zoom: 1.5, x: 0.5, y: 0.56 },
  },
  {
    name: "pelvic-floor-story-two",
    still: "gallery/waiting-lounge",
    from: { zoom: 1.4, x: 0.2, y: 0.85 },
    to: { zoom: 1.2, x: 0.56, y: 0.8 },
  },
];
