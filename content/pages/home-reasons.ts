/** Apart from the other texts of home, because the first visit does not load them. */
export const homeReasons = {
  practitioners:
    "Our clinicians are registered with their Ontario colleges. Beside each clinician’s photo is a link to the public register.",
  facility:
    "A full gym, private rooms with doors that close, and shockwave and laser units for when they are likely to help.",
};
