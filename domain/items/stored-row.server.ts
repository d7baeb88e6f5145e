/**
 * Reads a row that a revision or the trash holds as JSON. Such a row stays as it was when the table
 * gains or loses a column, so `blank` decides which columns there are and fills in those it lacks.
 */
export function readStoredRow<Row extends object>(json: string, blank: Row): Row {
  const stored: Partial<Row> = JSON.parse(json);
  const columns = Object.keys(blank) as (keyof Row)[];
  return Object.fromEntries(columns.map((name) => [name, stored[name] ?? blank[name]])) as Row;
}
