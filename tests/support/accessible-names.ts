import type { Page } from "playwright-core";

/** Screen readers get the names that the browser computes; Playwright computes its own. */
export async function readLinkNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes.flatMap(({ role, name }) => (role?.value === "link" ? [String(name?.value)] : []));
}
