import { describe, it } from "node:test";
import { tryEveryMousePath, visitWithClock } from "../support/header-menu-paths.ts";
import { useBrowser } from "../support/use-browser.ts";

const allWidths = [1100, 1440, 1920];
const widths = process.env.ENDURANCE === "short" ? [1440] : allWidths;

describe("the menus of the header at every width", () => {
  const { visit } = useBrowser();

  for (const width of widths)
    it(`A header menu stays open on every mouse path into its panel at ${width} px`, () =>
      visitWithClock(visit, width, tryEveryMousePath));
});
