import { Link } from "react-router";
import { ActLink } from "#app/admin/list/act.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { PortalSection, rowTitleStyle } from "./portal-section.tsx";

interface UnfinishedProps {
  posts: {
    id: number;
    title: string;
    isDraft: boolean;
    cover: PictureSource | undefined;
    /** Such as "Scheduled for Dec 3, 9:30 AM". */
    line: string;
  }[];
}

export function Unfinished({ posts }: UnfinishedProps) {
  return (
    <PortalSection heading="Pick up where you left off">
      {posts.map(({ id, title, isDraft, cover, line }) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 tablet:grid-cols-[5.25rem_minmax(0,1fr)_auto]"
        >
          <div>
            {cover && (
              <Picture
                source={cover}
                alt=""
                sizes="84px"
                className="size-14 max-w-none rounded-[12px] object-cover tablet:w-21"
              />
            )}
          </div>
          <div>
            <Link to={`/admin/blogs/${id}/edit`} className={rowTitleStyle}>
              {title}
            </Link>
            <p className="text-[0.875rem] text-ink-soft">{line}</p>
          </div>
          <ActLink
            icon="pencil"
            word={isDraft ? "Continue" : "Edit"}
            about={title}
            room="notOnPhone"
            tone={isDraft ? "on" : "plain"}
            to={`/admin/blogs/${id}/edit`}
          />
        </li>
      ))}
    </PortalSection>
  );
}
