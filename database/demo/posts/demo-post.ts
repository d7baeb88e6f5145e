export interface DemoPost {
  title: string;
  slug_url: string;
  brief_paragraph: string;
  /** The name of a picture in content/pictures. */
  cover: string;
  published_date: string;
  updated_date?: string;
  category: "Recovery" | "Posture" | "Strength" | "Feet" | "Visits" | "Stress";
  metaTitle: string;
  metaDescription: string;
  blogs_content: { heading: string; paragraph: string }[];
}
