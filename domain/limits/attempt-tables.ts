import type { Instant } from "../records/column-types.ts";

declare module "../records/tables.ts" {
  interface Tables {
    message_attempt: AttemptTable;
    sign_in_attempt: AttemptTable;
  }
}

interface AttemptTable {
  attempt_id: string;
  /** An account on a network, a network, or "everyone". */
  rate_key: string;
  attempted_at: Instant;
}
