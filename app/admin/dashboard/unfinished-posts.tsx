import { Link } from "react-router";
import { ActionLink } from "#app/admin/list/action-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type PictureSource, ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { DashboardSection, rowTitleStyle } from "./dashboard-section.tsx";

interface UnfinishedPostsProps {
  posts: {
    id: number;
    title: string;
    buttonLabel: string;
    cover: PictureSource | undefined;
    summary: string;
  }[];
}

export function UnfinishedPosts({ posts }: UnfinishedPostsProps) {
  return (
    <DashboardSection
      heading="Pick up where you left off"
      link={{ to: "/admin/blogs?status=draft", text: "All drafts" }}
    >
      {posts.length === 0 && (
        <li className="flex flex-wrap items-center justify-between gap-4 px-4 py-4">
          No drafts and nothing scheduled.
          <ButtonLink to="/admin/blogs/new" variant="line" size="small">
            <Icon name="plus" /> New post
          </ButtonLink>
        </li>
      )}
      {posts.map(({ id, title, buttonLabel, cover, summary }) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 tablet:grid-cols-[5.25rem_minmax(0,1fr)_auto]"
        >
          <div>
            {cover && (
              <ResponsivePicture
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
            <p className="text-[0.875rem] text-muted">{summary}</p>
          </div>
          <ActionLink
            icon="pencil"
            label={buttonLabel}
            about={title}
            labelVisibility="notOnPhone"
            tone={buttonLabel === "Continue" ? "on" : "plain"}
            to={`/admin/blogs/${id}/edit`}
          />
        </li>
      ))}
    </DashboardSection>
  );
}
