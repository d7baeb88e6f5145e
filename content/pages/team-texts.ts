export const teamTexts = {
  /** The law forbids to call people registered where nobody is a member of a college. */
  heading: "Registered Providers",
  /** In links, as in “All registered providers”. */
  name: "registered providers",
  registered:
    "Each is registered with an Ontario college. Anyone can look them up on its public register.",
  others:
    "They answer the phone, sort out forms and measure compression wear. They do not treat patients, so they are not registered with a college.",
};
