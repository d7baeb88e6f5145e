import type { ReactNode } from "react";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";

interface TextWithImageProps {
  heading: string;
  lead?: string;
  paragraphs: string[];
  picture: { source: PictureSource; alt: string; crop?: string };
  shape: keyof typeof shapes;
  pictureSide?: "left" | "right";
  textFirstOnMobile?: boolean;
  children?: ReactNode;
}

/**
 * Places and people are shown in an arch, anything else in a frame. An arch crops a wide picture to a
 * tall one, so its `sizes` are larger than the visible width.
 */
const shapes = {
  arch: { box: "arch max-w-104", sizes: "min(46rem, 120vw)" },
  "great-arch": { box: "arch arch-45 max-w-144", sizes: "min(70rem, 120vw)" },
  frame: { box: "frame aspect-[3/2]", sizes: "(min-width: 62rem) 45vw, 80vw" },
} as const;

export function TextWithImage(props: TextWithImageProps) {
  const { heading, lead, paragraphs, picture, shape, pictureSide = "left" } = props;
  const { textFirstOnMobile = false, children } = props;
  const isRight = pictureSide === "right";
  return (
    <div className="grid items-center gap-8 tablet:grid-cols-2 desk:grid-cols-12 desk:gap-x-[min(2rem,3.2vw)] print:block">
      <div
        className={`w-full ${textFirstOnMobile ? "max-tablet:order-2" : ""} ${isRight ? "tablet:order-2 desk:col-span-6 desk:col-start-7" : "desk:col-span-6"}`}
      >
        <div className={`${shapes[shape].box} ${isRight ? "tablet:ml-auto" : ""}`}>
          <CoverPicture {...picture} sizes={shapes[shape].sizes} />
        </div>
      </div>
      <div
        className={`stack ${isRight ? "tablet:order-1 desk:col-span-5" : "desk:col-span-5 desk:col-start-8"}`}
      >
        <h2 dir="auto">{heading}</h2>
        {lead && <p className="lead">{lead}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}
