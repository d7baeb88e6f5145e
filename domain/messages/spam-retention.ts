export const spamRetentionDays = 30;
