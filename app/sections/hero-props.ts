import type { ReactNode } from "react";
import type { Clip, Picture as PictureSource } from "#content/pictures/picture.ts";

export type HeroButton =
  | { kind: "book"; name?: string; newTabNote?: string; service?: string }
  | { kind: "call" }
  /** `rest` is the rest of the sentence, for screen readers: "about our services". */
  | { kind: "route"; to: string; name: string; rest?: string };

export interface HeroBannerProps {
  heading: string;
  subHeading?: string;
  paragraph: string;
  buttons?: HeroButton[];
  picture: { source: PictureSource; alt: string; crop?: string };
  /** A silent loop in the picture's place; the picture's widest form is its poster. */
  clip?: { source: Clip; label: string };
  /** The words beside the picture, or on it, where its left half is bare wall. */
  layout?: "arch" | "wall";
  /** Above the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** Phone, hours, email and social links. */
  hasContactDetails?: boolean;
  /** A form in a card: it is what there is to do then, so there are no buttons. */
  form?: { heading: string; content: ReactNode };
}
