import { arrive, expect, signInAs, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { showAsPrinted } from "../support/paper.ts";

/** What A4 leaves between its margins, in pixels: on its end, and on its side. */
const WIDTH = { portrait: 718, landscape: 1047 };

const printed: { path: string; says: RegExp; lies: keyof typeof WIDTH }[] = [
  {
    path: "/trial_balance?from=2026-01-01&to=2036-12-31",
    says: /^Days of the trial balance: 01-01-2026 to 31-12-2036 · Printed on /,
    lies: "portrait",
  },
  {
    path: "/day_book?account=Cash+in+the+drawer",
    says: /^Account: Cash in the drawer · Printed on /,
    lies: "landscape",
  },
  {
    path: "/transaction_list?status=Payment+Approved",
    says: /^Status: Payment Approved · Printed on /,
    lies: "landscape",
  },
  { path: "/view_client?search=a", says: /^Search clients: a · Printed on /, lies: "portrait" },
  { path: "/dues?promise=none", says: /^Not reached · Printed on /, lies: "landscape" },
];

test("a list on paper names its shop and its filters, has every column on the sheet, and no control", async ({
  page,
}) => {
  await signInAs(page, "admin");
  for (const { path, says, lies } of printed) {
    await arrive(page, path);
    await expect(page.locator("main .data-table tbody tr[data-key]").first()).toBeVisible();
    await onSheet(page, WIDTH[lies], async () => {
      await expect(page.getByText(says), path).toBeVisible();
      await expectSheet(page, path);
      const sheets = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      expect(sheets, path).toMatch(lies === "landscape" ? /MediaBox \[0 0 84[12]/ : /MediaBox \[0 0 59[56]/);
    });
  }
});

/** What a smaller sheet leaves: A5 on its end, and A5 or a half of a letter on its side. */
const SMALL = { "/view_client?search=a": 484, "/transaction_list": 718 };

test("a list on small paper is the table of a large one, not the rows of a phone", async ({ page }) => {
  await signInAs(page, "admin");
  for (const [path, width] of Object.entries(SMALL)) {
    await arrive(page, path);
    await expect(page.locator("main .data-table tbody tr[data-key]").first()).toBeVisible();
    await onSheet(page, width, async () => {
      await expectSheet(page, path);
      await expect(page.locator("main .data-table thead"), path).toHaveCSS("display", "table-header-group");
      await expect(page.locator("main .data-table tbody tr[data-key]").first(), path).toHaveCSS("display", "table-row");
    });
  }
});

test("a customer's passbook on paper begins with the letterhead of the shop", async ({ page }) => {
  await signInAs(page, "customer");
  await arrive(page, "/passbook");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.locator("main .data-table tbody tr[data-key]").first()).toBeVisible();
  await onSheet(page, WIDTH.landscape, () => expectSheet(page, "passbook"));
});

test("a home on paper begins with the letterhead of the shop, and says when it was printed", async ({ page }) => {
  for (const [who, path, says] of [
    ["admin", "/admin_dashboard", "Scheme ratio"],
    ["customer", "/dashboard", "My scheme books"],
  ] as const) {
    await signInAs(page, who);
    await arrive(page, path);
    await onSheet(page, WIDTH.portrait, async () => {
      await expect(page.getByRole("heading", { name: says }), path).toBeVisible();
      await expectWhole(page, path);
    });
  }
});

/** Looks at the screen as it is on a sheet of so many pixels' width, then goes back to a desk. */
async function onSheet(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // A home is written before its program is there, which hears of the printing.
  await expect(async () => {
    await showAsPrinted(page);
    await expect(page.getByText(/Printed on /)).toBeVisible({ timeout: 500 });
  }).toPass();
  await look();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** A sheet with a table that has something in it. */
async function expectSheet(page: Page, path: string): Promise<void> {
  expect(await expectWhole(page, path), path).toBeGreaterThan(5);
}

/** The shop stands first, everything fits the sheet, and nothing can be pressed or typed into. Returns how many cells it has. */
async function expectWhole(page: Page, path: string): Promise<number> {
  const found = await page.evaluate(() => {
    const seen = (css: string) =>
      [...document.querySelectorAll<HTMLElement>(css)].filter((one) => one.checkVisibility());
    const cells = seen("main :is(th, td)");
    return {
      first: document.querySelector("main")?.innerText.trim().split("\n")[0],
      cells: cells.length,
      beyond: cells
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.innerText),
      controls: seen(
        "header:not(main *), footer:not(main *), button:not(th button, td:not([data-actions]) button), input, select, textarea, summary, main footer a, [data-actions], a.select-none",
      ).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
  expect(found, path).toMatchObject({ beyond: [], controls: [] });
  expect(found.first, path).toBe("Thangam");
  return found.cells;
}
