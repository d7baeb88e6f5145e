import { Link } from "react-router";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { ActLink } from "./list/act.tsx";

interface UnfinishedProps {
  posts: {
    id: number;
    title: string;
    isDraft: boolean;
    cover: PictureSource | undefined;
    /** Such as "Scheduled for December 3, 2025". */
    line: string;
  }[];
}

/** The posts that are still being worked on. */
export function Unfinished({ posts }: UnfinishedProps) {
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className="mt-12 mb-4 text-dm">
        Pick up where you left off
      </h2>
      <ul className="overflow-hidden rounded-m bg-white desk:border desk:border-line">
        {posts.map(({ id, title, isDraft, cover, line }) => (
          <li
            key={id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-[0.4rem] border-b border-line px-4 pt-4.5 pb-2 desk:grid-cols-[5.25rem_minmax(0,1fr)_auto] desk:py-3 desk:last:border-b-0"
          >
            <div>
              {cover && (
                <Picture
                  source={cover}
                  alt=""
                  sizes="84px"
                  className="size-20 max-w-none rounded-[12px] object-cover desk:h-14 desk:w-21"
                />
              )}
            </div>
            <div className="self-start desk:self-center">
              <Link
                to={`/admin/blogs/${id}/edit`}
                className="font-display text-[1.1875rem] leading-tight [overflow-wrap:anywhere] text-evergreen hover:underline"
              >
                {title}
              </Link>
              <p className="truncate text-[0.875rem] text-ink-soft">{line}</p>
            </div>
            <div className="col-[1/-1] flex justify-end desk:col-auto">
              <ActLink
                icon="pencil"
                word={isDraft ? "Continue" : "Edit"}
                about={title}
                tone={isDraft ? "on" : "plain"}
                to={`/admin/blogs/${id}/edit`}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
