/** The table may have changed since, so `blank` decides the columns and has their defaults. */
export function parseStoredRow<Row extends object>(json: string, blank: Row): Row {
  const stored: Partial<Row> = JSON.parse(json);
  const columns = Object.keys(blank) as (keyof Row)[];
  return Object.fromEntries(columns.map((name) => [name, stored[name] ?? blank[name]])) as Row;
}
