import type { Page } from "./portal.ts";

/** Between two screens, so that the heading of one is not taken for that of the next. */
export const nowhere = { path: "/no_such_page", heading: "This page is not in the book" };

/** Goes to an address as the browser's Back does, without loading the portal again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  if (path === nowhere.path) await page.getByRole("heading", { level: 1, name: nowhere.heading }).waitFor();
}
