/** A made-up location page of the demo: the sixteen fields staff fill in. */
export interface DemoLocation {
  slug_url: string;
  main_heading: string;
  main_paragraph: string;
  highlighted_heading: string;
  heading_1: string;
  heading_2: string;
  heading_3: string;
  heading_4: string;
  paragraph_1: string;
  paragraph_2: string;
  paragraph_3: string;
  paragraph_4: string;
  meta_title: string;
  meta_keywords: string;
  meta_link: string;
  meta_description: string;
}
