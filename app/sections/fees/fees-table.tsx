// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its roles
// biome-ignore-all lint/a11y/useSemanticElements: the same

import { Link } from "react-router";

export interface FeeGroup {
  title: string;
  services: ServiceFees[];
}

interface ServiceFees {
  name: string;
  path: string;
  notes: string[];
  first: FeeCell[];
  later: FeeCell[];
}

interface FeeCell {
  length: string;
  isItem: boolean;
  price: string;
}

const columns = { first: "First visit", later: "Later visits, or the item" };

/** On phones each service is a block. The roles stay, since such a layout takes them from a table. */
export function FeesTable({ groups }: { groups: FeeGroup[] }) {
  return (
    <table role="table" className="w-full border-collapse text-left max-tablet:block">
      <caption className="sr-only">Fees by service and length of visit</caption>
      <thead
        role="rowgroup"
        className="border-b-[1.5px] border-brand text-s text-muted max-tablet:sr-only"
      >
        <tr role="row">
          {["Service", ...Object.values(columns)].map((title) => (
            <th key={title} role="columnheader" scope="col" className="py-2 pr-4 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, services }) => (
        <tbody key={title} role="rowgroup" className="max-tablet:block">
          <tr role="row" className="border-line max-tablet:block tablet:border-b">
            <th
              role="rowheader"
              scope="rowgroup"
              colSpan={3}
              className="pt-6 pb-2 text-s font-semibold text-accent-strong max-tablet:block max-tablet:border-b-[1.5px] max-tablet:border-brand"
            >
              {title}
            </th>
          </tr>
          {services.map((service) => (
            <ServiceRow key={service.path} service={service} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ServiceRow({ service: { name, path, notes, first, later } }: { service: ServiceFees }) {
  return (
    <tr
      role="row"
      className="border-b border-line align-baseline max-tablet:block max-tablet:pt-1.5 max-tablet:pb-3"
    >
      <th
        role="rowheader"
        scope="row"
        className="font-normal max-tablet:block tablet:py-2 tablet:pr-4"
      >
        <Link
          to={path}
          className="inline-flex min-h-11 items-center font-display text-[1.1875rem] leading-[1.2] text-brand no-underline! hover:underline!"
        >
          {name}
        </Link>
        {notes.map((note) => (
          <span key={note} className="block text-s text-muted max-tablet:mb-1">
            {note}
          </span>
        ))}
      </th>
      <FeeCells label={columns.first} cells={first} />
      <FeeCells label="Later visits" cells={later} />
    </tr>
  );
}

function FeeCells({ label, cells }: { label: string; cells: FeeCell[] }) {
  const isItem = cells.every(({ isItem }) => isItem);
  return (
    <td
      role="cell"
      className={`tablet:py-2 tablet:pr-4 ${cells.length > 0 ? "max-tablet:grid" : "max-tablet:hidden"} items-baseline max-tablet:mb-1 max-tablet:grid-cols-[minmax(0,6.75rem)_1fr] max-tablet:gap-x-3`}
    >
      <span aria-hidden="true" className="text-s text-muted tablet:hidden">
        {isItem ? "" : label}
      </span>
      <span className="flex flex-wrap gap-x-6 gap-y-2 max-tablet:grid max-tablet:gap-y-1">
        {cells.map(({ length, price }) => (
          <span
            key={`${length} ${price}`}
            className="flex flex-wrap items-baseline gap-x-2 max-tablet:justify-between"
          >
            <span className="text-s whitespace-nowrap text-muted">{length}</span>{" "}
            <span className="font-semibold tabular">{price}</span>
          </span>
        ))}
      </span>
    </td>
  );
}
