import { sized } from "../../apps/api/src/testing/test-size.ts";
import { goTo, nowhere } from "../support/go-to.ts";
import { expect, signInAs, test } from "../support/portal.ts";
import type { Who } from "../support/portal.ts";
import { anyHeading, homeOf, screens } from "../support/screens.ts";

// Each opens every screen, so that all workers share them.
test.describe.configure({ mode: "parallel" });

test("nobody is shown a screen without a sign-in", async ({ page }) => {
  await page.goto(nowhere.path);
  for (const { path, toSignedOut } of screens) {
    await goTo(page, path);
    const isTold = toSignedOut !== undefined;
    await page.getByRole("heading", { level: 1, name: isTold ? toSignedOut : "Welcome back" }).waitFor();
    await expect(page, path).toHaveURL(isTold ? path : `/?next=${encodeURIComponent(path)}`);
    await goTo(page, nowhere.path);
  }
});

// Every screen of an Admin is looked at as theirs in each run (every-screen.e2e.ts).
for (const who of sized<Who[]>(["employee", "customer"], ["admin", "employee", "customer"])) {
  test(`the ${who} opens what is theirs and is sent home from the rest`, async ({ page }) => {
    await signInAs(page, who);
    await page.goto(nowhere.path);
    for (const { path, heading, who: allowed } of screens) {
      const isTheirs = allowed.includes(who);
      await goTo(page, path);
      // Waiting for the heading is quicker than looking again and again whether it has come.
      await page.getByRole("heading", { level: 1, name: isTheirs ? heading : anyHeading }).waitFor();
      await expect(page, path).toHaveURL(isTheirs ? path : homeOf[who]);
      await goTo(page, nowhere.path);
    }
  });
}
