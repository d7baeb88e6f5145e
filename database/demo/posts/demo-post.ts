export interface DemoPost {
  title: string;
  slug_url: string;
  brief_paragraph: string;
  /** The name of a picture in content/pictures. */
  cover: string;
  /** Moved by whole weeks, so that a new site begins with posts of the last weeks. */
  published_date: string;
  updated_date?: string;
  /** The id of a member of the team, who read the text on the day of its last change. */
  reviewer?: string;
  sources?: string[];
  category: "Recovery" | "Posture" | "Strength" | "Feet" | "Visits" | "Stress";
  metaTitle: string;
  metaDescription: string;
  blogs_content: { heading: string; paragraph: string }[];
}
