/** Ends sessions that send no requests. */
export const idleLimitMinutes = 30;
export const absoluteLimitHours = 12;
/** The time before the end at which a warning appears. */
export const warningMinutes = 5;
