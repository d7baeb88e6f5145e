export const teamTexts = {
  registered:
    "Each is registered with an Ontario college. Anyone can look them up on its public register.",
  others:
    "They answer the phone, sort out forms and measure compression wear. They do not treat, so no college registers them.",
};
