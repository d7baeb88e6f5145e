import { Link } from "react-router";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { truncateText } from "#domain/posts/post.ts";

/** A longer text is cut to 97 characters plus three dots. */
const maxTextLength = 100;
const truncatedLength = 97;

export interface ServiceCardData {
  url: string;
  heading: string;
  cardText: string;
  /** Above the text. */
  note?: string;
  picture: { source: PictureSource; alt: string; crop: string };
}

interface ServiceCardProps {
  service: ServiceCardData;
  narrowSizes?: string;
  /** Phones show the text beside a small picture, so that the long list needs less scrolling. */
  isRowOnMobile?: boolean;
  isLowOnMobile?: boolean;
}

export function ServiceCard(props: ServiceCardProps) {
  const { service, narrowSizes = "80vw", isRowOnMobile = false, isLowOnMobile = false } = props;
  const { url, heading, cardText, note, picture } = service;
  return (
    <div
      className={`group/window relative h-full ${isRowOnMobile ? "max-tablet:grid max-tablet:grid-cols-[minmax(0,2fr)_minmax(0,4fr)] max-tablet:items-center max-tablet:gap-x-5" : ""}`}
    >
      <div
        className={`arch ${isLowOnMobile ? "max-tablet:aspect-[1/0.66] max-tablet:rounded-[50%_50%_20px_20px/75.8%_75.8%_20px_20px]" : ""}`}
      >
        <CoverPicture
          {...picture}
          // The picture is as high as the arch, so it is wider than the card.
          sizes={`(min-width: 87.5rem) 34rem, (min-width: 68.75rem) 54vw, ${narrowSizes}`}
          className="transition-transform duration-300 group-hover/window:scale-[1.03]"
        />
      </div>
      <div className={isRowOnMobile ? "tablet:mt-6" : "mt-4 tablet:mt-6"}>
        <h3 className="text-ds">{heading}</h3>
        {note && <b>{note}</b>}
        <p
          className={`mt-2 whitespace-pre-line text-muted ${isRowOnMobile ? "max-tablet:mt-1 max-tablet:text-base max-tablet:leading-normal" : ""}`}
        >
          {truncateCardText(cardText)}
        </p>
        <Link to={`/service/${url}`} className="arrow-link mt-1 after:absolute after:inset-0">
          <span>
            Read More<span className="sr-only"> about {heading}</span>
          </span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </div>
  );
}

function truncateCardText(text: string): string {
  return Array.from(text).length <= maxTextLength ? text : truncateText(text, truncatedLength);
}
