import type { ReactNode } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";
import { BookButton, CallButton } from "../contact/book-and-call.tsx";

interface TitledText {
  title: string;
  content: string;
}

type TextButton =
  | { kind: "book"; name?: string }
  | { kind: "call"; name?: string }
  | { kind: "route"; to: string; name: string; hiddenText?: string };

interface TextWithImageProps {
  heading: string;
  headingLevel?: "h2" | "h3";
  lead?: string;
  paragraphs?: string[];
  list?: TitledText[];
  accordion?: TitledText[];
  buttons?: TextButton[];
  picture: { source: PictureSource; alt: string; crop?: string };
  shape?: keyof typeof shapes;
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
  "great-arch": { box: "arch arch-45 max-w-148", sizes: "min(70rem, 120vw)" },
  frame: { box: "frame aspect-[3/2]", sizes: "(min-width: 62rem) 45vw, 80vw" },
} as const;

export function TextWithImage({
  heading,
  headingLevel: Heading = "h2",
  lead,
  paragraphs = [],
  list = [],
  accordion = [],
  buttons = [],
  picture,
  shape = "frame",
  pictureSide = "left",
  textFirstOnMobile = false,
  children,
}: TextWithImageProps) {
  const isRight = pictureSide === "right";
  return (
    <div className="grid items-center gap-8 tablet:grid-cols-2 desk:grid-cols-12 print:block">
      <div
        className={`w-full ${textFirstOnMobile ? "max-tablet:order-2" : ""} ${isRight ? "tablet:order-2 desk:col-span-6 desk:col-start-7" : "desk:col-span-6"}`}
      >
        <div className={`${shapes[shape].box} ${isRight ? "tablet:ml-auto" : ""}`}>
          <ResponsivePicture
            source={picture.source}
            alt={picture.alt}
            sizes={shapes[shape].sizes}
            className={`size-full object-cover ${picture.crop ?? ""}`}
          />
        </div>
      </div>
      <div
        className={`stack ${isRight ? "tablet:order-1 desk:col-span-5" : "desk:col-span-5 desk:col-start-8"}`}
      >
        <Heading
          dir="auto"
          className={Heading === "h3" ? "text-dl tracking-[-0.018em]" : undefined}
        >
          {heading}
        </Heading>
        {lead && <p className="lead">{lead}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        {list.length > 0 && (
          <dl className="grid gap-4">
            {list.map(({ title, content }) => (
              <div key={title}>
                <dt className="font-semibold text-brand">{title}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
        )}
        {accordion.length > 0 && <Accordion items={accordion} />}
        {children}
        {buttons.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 pt-2">
            {buttons.map((button) => (
              <TextAction key={button.kind} button={button} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function TextAction({ button }: { button: TextButton }) {
  if (button.kind === "book")
    return <BookButton>{button.name ?? "Book an Appointment"}</BookButton>;
  if (button.kind === "call")
    return button.name ? <CallButton>{button.name}</CallButton> : <CallButton />;
  return (
    <ButtonLink to={button.to} variant="line">
      {button.name}
      {button.hiddenText && <span className="sr-only"> {button.hiddenText}</span>}
    </ButtonLink>
  );
}
