declare module "../records/tables.ts" {
  interface Tables {
    visit: VisitTable;
  }
}

/** Totals only: no row belongs to one visitor. */
export interface VisitTable {
  /** YYYY-MM-DD in the time zone of the clinic. */
  day: string;
  page: string;
  /** Empty if the visitor came from a page of this site, `directReferrer` without a referrer. */
  referring_host: string;
  visits: number;
  book_taps: number;
  call_taps: number;
}
