import type { ReactNode } from "react";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";

export type HeroButton =
  | { kind: "book"; name?: string; newTabNote?: string; service?: string }
  | { kind: "call" }
  | { kind: "route"; to: string; name: string; hiddenText?: string };

export interface HeroBannerProps {
  heading: string;
  paragraph: string;
  buttons: HeroButton[];
  /** Comes after the buttons, on phones too. */
  action?: ReactNode;
  picture: { source: PictureSource; alt: string; crop?: string };
  /** "wall" puts the text on the picture, whose left half must be a bare wall. */
  layout?: "arch" | "wall";
  /** 8rem lower than other banners on wide screens. */
  isLow?: boolean;
  aboveHeading?: ReactNode;
  belowButtons?: ReactNode;
  /** A band under the banner; phones show it above the picture. */
  footer?: ReactNode;
}
