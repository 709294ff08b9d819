import { expect, signInAs, test } from "./support/portal.ts";
import { homeOf, screens } from "./support/screens.ts";

test("nobody is shown a screen without a sign-in", async ({ page }) => {
  for (const { path } of screens) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/?next=${encodeURIComponent(path)}`);
  }
});

for (const who of ["admin", "employee", "customer"] as const) {
  test(`the ${who} opens what is theirs and is sent home from the rest`, async ({ page }) => {
    await signInAs(page, who);
    for (const { path, heading, who: allowed } of screens) {
      await page.goto(path);
      const isTheirs = allowed.includes(who);
      await expect(page.getByRole("heading", { level: 1, name: isTheirs ? heading : /./ })).toBeVisible();
      await expect(page, path).toHaveURL(isTheirs ? path : homeOf[who]);
    }
  });
}
