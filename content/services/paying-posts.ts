/** One related post is about who pays, for the services that people injured in collisions use. */
export const payingPosts: Record<string, string> = {
  physiotherapy: "after-a-car-collision",
  "chiropractic-treatment": "after-a-car-collision",
  "concussion-rehabilitation": "after-a-car-collision",
  psychology: "receipts-and-referrals",
};
