import type { Instant } from "../records/column-types.ts";

declare module "../records/tables.ts" {
  interface Tables {
    message_attempt: AttemptTable;
    sign_in_attempt: AttemptTable;
  }
}

interface AttemptTable {
  attempt_id: string;
  /** Names what is limited, such as "network 192.0.2.1", "mail check" or "everyone". */
  rate_key: string;
  attempted_at: Instant;
}
