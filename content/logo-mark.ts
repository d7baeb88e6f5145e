interface Shape {
  path: string;
  /** A colour of app/styles/tokens.css; ground and drawing are swapped on dark backgrounds. */
  colour: "ground" | "drawing" | "sage" | "coral";
  /** The width of a stroke; without it the path is filled. */
  line?: number;
}

export const logoMark: { viewBox: string; shapes: Shape[] } = {
  viewBox: "0 0 40 52",
  shapes: [
    { path: "M1 51V20a19 19 0 0 1 38 0v31z", colour: "ground" },
    { path: "M20 45V24", colour: "drawing", line: 2.2 },
    { path: "M20 25c-1.2-7-1-11 0-14.5 1 3.5 1.2 7.5 0 14.5z", colour: "drawing" },
    { path: "M19.2 35C11 34.5 8 29 8 22.5c7.5.5 11 5.5 11.2 12.5z", colour: "sage" },
    { path: "M20.8 35c8.2-.5 11.2-6 11.2-12.5-7.5.5-11 5.5-11.2 12.5z", colour: "coral" },
  ],
};
