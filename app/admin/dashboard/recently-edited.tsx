import { Link } from "react-router";
import type { Writing } from "./dashboard-loaders.server.ts";
import { DashboardSection, rowTitleStyle } from "./dashboard-section.tsx";

export function RecentlyEdited({ items }: { items: Writing["recentlyEdited"] }) {
  return (
    <DashboardSection heading="Last edited">
      {items.map(({ editPath, title, summary }) => (
        <li key={editPath} className="px-4 py-3">
          <Link to={editPath} className={rowTitleStyle}>
            {title}
          </Link>
          <p className="text-[0.875rem] text-muted">{summary}</p>
        </li>
      ))}
    </DashboardSection>
  );
}
