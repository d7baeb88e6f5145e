/** Invented, like the address; pages label it as a sample while `isSample` is true. */
export const gettingHere = {
  isSample: true,
  directions: [
    {
      title: "By bus or subway",
      text: "The nearest stop is on the same block. From there it is a short, level walk to the front door.",
    },
    {
      title: "By car",
      text: "There is a visitor lot beside the building. Drive in from the quiet side street.",
    },
    {
      title: "At the door",
      text: "The entrance has no steps. Take the elevator to the second floor and turn left for Suite 210.",
    },
  ],
};
