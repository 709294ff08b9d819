import { expect, test } from "../support/portal.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

for (const { viewport: size } of usuallyOnAPhone)
  test(`a page whose program does not arrive says so and is loaded again by its link, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/");
    const again = page.getByRole("link", { name: /Load again/ });
    await expect(again).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

    await page.unroute("**/assets/*.js");
    await again.click();
    await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });
