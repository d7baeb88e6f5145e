export const idleLimitMinutes = 30;
export const absoluteLimitHours = 12;
export const warningMinutes = 5;
export const trustedDeviceDays = 30;
