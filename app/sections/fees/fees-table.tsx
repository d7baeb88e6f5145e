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
  price: string;
}

/** Narrow screens stack a length and its price. */
export function FeesTable({ groups }: { groups: FeeGroup[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Fees by service and length of visit</caption>
      <thead className="border-b-[1.5px] border-brand text-s text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            Service
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            First visit
          </th>
          <th scope="col" className="py-2 font-normal">
            Later visits, or the item
          </th>
        </tr>
      </thead>
      {groups.map(({ title, services }) => (
        <tbody key={title}>
          <tr className="border-b border-line">
            <th
              scope="rowgroup"
              colSpan={3}
              className="pt-6 pb-2 text-s font-semibold text-accent-strong"
            >
              {title}
            </th>
          </tr>
          {services.map(({ name, path, notes, first, later }) => (
            <tr key={path} className="border-b border-line align-baseline">
              <th scope="row" className="py-2 pr-4 font-normal">
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center font-display text-[1.1875rem] leading-[1.2] text-brand"
                >
                  {name}
                </Link>
                {notes.map((note) => (
                  <span key={note} className="block text-s text-muted">
                    {note}
                  </span>
                ))}
              </th>
              <td className="py-2 pr-4">
                <FeeCells cells={first} />
              </td>
              <td className="py-2">
                <FeeCells cells={later} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function FeeCells({ cells }: { cells: FeeCell[] }) {
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-2">
      {cells.map(({ length, price }) => (
        <span key={`${length} ${price}`} className="tablet:flex tablet:items-baseline tablet:gap-2">
          <span className="block text-s text-muted">{length}</span>{" "}
          <span className="font-semibold tabular-nums">{price}</span>
        </span>
      ))}
    </span>
  );
}
