/** A session of the staff area ends after so long without a request. */
export const idleLimitMinutes = 30;
/** And after so long in any case. */
export const absoluteLimitHours = 12;
/** So long before the end it is announced. */
export const warningMinutes = 5;
