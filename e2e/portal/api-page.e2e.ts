import { expect, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { atNight } from "../support/sizes.ts";
import { expectReadable } from "../support/readable.ts";

/** Rules of axe that Swagger UI breaks with whatever it shows: docs/testing.md. All others hold. */
const brokenBySwaggerUi = [
  "heading-order",
  "nested-interactive",
  "region",
  "scrollable-region-focusable",
  "select-name",
];

/** What the browser refused for our policy, and where else the page asked: both are to stay empty. */
async function watch(page: Page, ours: string): Promise<{ refused: string[]; elsewhere: string[] }> {
  const seen = { refused: [] as string[], elsewhere: [] as string[] };
  await page.exposeFunction("noteRefused", (what: string) => seen.refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      Reflect.get(globalThis, "noteRefused")(`${effectiveDirective} ${blockedURI}`),
    );
  });
  page.on("console", (message) => message.type() === "error" && seen.refused.push(message.text()));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== "data:" && host !== new URL(ours).host) seen.elsewhere.push(request.url());
  });
  return seen;
}

const phoneAtNight = { width: 390, height: 844, colorScheme: "dark" } as const;
const deskByDay = { width: 1366, height: 768, colorScheme: "light" } as const;

for (const size of sized([phoneAtNight], [phoneAtNight, deskByDay])) {
  test(`somebody who writes a program reads of an operation at ${size.width} px, from this host alone`, async ({
    page,
    baseURL,
  }) => {
    const { colorScheme, ...viewport } = size;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const seen = await watch(page, baseURL ?? "");
    await page.goto("/api/docs");
    // By a refusal, which stands in no name and no path.
    await page.getByPlaceholder(/^Filter/).fill("book_number_taken");
    const found = page.locator(`[id^="operations-"][id$="-enrolClient"]`);
    await found.getByRole("button", { name: /^POST .*Enrol_Client/ }).click();
    await expect(page).toHaveURL(/#\/.+\/enrolClient$/);
    await expect(found.getByText(/^Who may call it: an Admin/)).toBeVisible();
    await expect(found.getByText("book_number_taken").first()).toBeVisible();

    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, "pixels beyond the edge").toBeLessThanOrEqual(0);
    await expectReadable(page, colorScheme, { without: brokenBySwaggerUi });
    await expect(page.getByRole("button", { name: /^(Authorize|Try it out)/ })).toHaveCount(0);
    expect(seen).toEqual({ refused: [], elsewhere: [] });
  });
}

atNight("a link leads to its operation", async ({ page }) => {
  await page.goto("/api/docs#/Payments/reportFailure");
  const failure = page.locator("#operations-Payments-reportFailure");
  // Swagger UI first draws all that stands before it.
  await expect(failure.getByText(/^Who may call it/)).toBeVisible({ timeout: 240_000 });
  await expect(failure).toBeInViewport();
});
