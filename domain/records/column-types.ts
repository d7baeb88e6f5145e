/** ISO 8601 text in UTC with milliseconds. */
export type Instant = string;

/** PostgreSQL has booleans, SQLite 0 and 1: written as `sql\`true\``, read through Boolean(). */
export type EngineBoolean = boolean | number;
