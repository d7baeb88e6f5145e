export const blogTopics =
  "necks, knees, shoes, sleep and first visits, and what the evidence does and does not say";
