export const linkTargetKinds = ["page", "service", "post", "location"] as const;

export const maxLinkTargets = 8;
export const maxLinkSearchLength = 150;
