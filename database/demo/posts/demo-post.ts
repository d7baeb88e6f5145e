/** A made-up post of the demo: the post's own fields, the cover and the category by name. */
export interface DemoPost {
  title: string;
  slug_url: string;
  brief_paragraph: string;
  /** The name of a picture in content/pictures. */
  cover: string;
  published_date: string;
  /** The day of the last change to what it says; left out where that is the day it was published. */
  updated_date?: string;
  category: "Recovery" | "Posture" | "Strength" | "Feet" | "Visits" | "Stress";
  metaTitle: string;
  metaDescription: string;
  blogs_content: { heading: string; paragraph: string }[];
}
