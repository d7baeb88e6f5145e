import { Link } from "react-router";
import { ActionLink } from "#app/admin/list/action-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { Writing } from "./dashboard-loaders.server.ts";
import { DashboardSection, rowTitleStyle } from "./dashboard-section.tsx";

export function UnfinishedItems({ items }: { items: Writing["unfinished"] }) {
  return (
    <DashboardSection
      heading="Pick up where you left off"
      link={{ to: "/admin/blogs?status=draft", text: "Drafts of posts" }}
    >
      {items.length === 0 && (
        <li className="flex flex-wrap items-center justify-between gap-4 px-4 py-4">
          No drafts and nothing scheduled.
          <ButtonLink to="/admin/blogs/new" variant="line" size="small">
            <Icon name="plus" /> New post
          </ButtonLink>
        </li>
      )}
      {items.map(({ editPath, title, buttonLabel, cover, summary }) => (
        <li
          key={editPath}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 tablet:grid-cols-[5.25rem_minmax(0,1fr)_auto]"
        >
          <div>
            {cover ? (
              <ResponsivePicture
                source={cover}
                alt=""
                sizes="84px"
                className="size-14 max-w-none rounded-[12px] object-cover tablet:w-21"
              />
            ) : (
              <span className="grid h-14 place-items-center rounded-[12px] bg-surface-sunken text-muted">
                <Icon name="pin" />
              </span>
            )}
          </div>
          <div>
            <Link to={editPath} className={rowTitleStyle}>
              {title}
            </Link>
            <p className="text-[0.875rem] text-muted">{summary}</p>
          </div>
          <ActionLink
            icon="pencil"
            label={buttonLabel}
            about={title}
            labelVisibility="notOnPhone"
            tone={buttonLabel === "Continue" ? "filled" : "plain"}
            to={editPath}
          />
        </li>
      ))}
    </DashboardSection>
  );
}
