import { emailOf, expect, post, signInAs, signInBy, demoPassword, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

// The latest closed day is opened again and closed once more: today stays open for the journeys beside this one.
test.describe.configure({ mode: "serial" });

interface Closing {
  day: string;
  reopened_at: string | null;
}

async function latestClosedDay(page: Page): Promise<string> {
  const closings = await post<Closing[]>(page.request, "Get_Closed_Days", {});
  return closings.find(({ reopened_at: reopenedAt }) => reopenedAt === null)?.day ?? "";
}

const shown = (day: string) => day.split("-").toReversed().join("-");
const group = (page: Page, mode: string) => page.getByRole("rowgroup", { name: mode, exact: true });
const counted = (page: Page, mode: string) => group(page, mode).getByRole("textbox", { name: "Counted" });

/** What the ledger expects of a payment method, as a person would type it. */
async function expectedOf(page: Page, mode: string): Promise<string> {
  const text = await group(page, mode).locator("[data-expected]").textContent();
  return (text ?? "").replaceAll(/[^\d.-]/g, "");
}

for (const { where: name, viewport } of usuallyAtADesk) {
  test(`an Admin opens a closed day with a reason, counts it anew and closes it, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, "admin");
    const day = await latestClosedDay(page);
    await page.goto(`/day_close?day=${day}`);
    await expect(page.getByText("Day closed", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Open the day again" }).click();
    const dialog = page.getByRole("dialog", { name: `Open ${shown(day)} again` });
    await dialog.getByRole("button", { name: "Open the day again" }).click();
    await expect(dialog.getByText("Say why the day is opened again.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The drawer is counted once more");
    await dialog.getByRole("button", { name: "Open the day again" }).click();
    await expect(toast(page, `${shown(day)} is open again.`)).toBeVisible();

    await expect(counted(page, "Cash")).toBeVisible();
    // What machines count agrees by one press each.
    for (const agrees of await page.getByRole("button", { name: /agrees$/ }).all()) await agrees.press("Enter");
    await page.getByRole("button", { name: "Close the day" }).click();
    await expect(group(page, "Cash").getByText("Enter what was counted.")).toBeVisible();
    await expect(counted(page, "Cash")).toBeFocused();

    const expected = Math.round(Number(await expectedOf(page, "Cash")));
    await page.getByRole("textbox", { name: "How many of ₹ 1", exact: true }).fill(String(expected + 5));
    await expect(group(page, "Cash").getByText("₹\u00a05 over")).toBeVisible();
    await page.getByRole("button", { name: "Close the day" }).click();
    const reason = group(page, "Cash").getByRole("textbox", { name: "Reason for the difference" });
    await expect(reason).toBeFocused();
    await reason.fill("Change was left behind");
    // Soon after midnight journeys beside this one pay out of the new day what stays here.
    await page.getByRole("textbox", { name: "Stays in the drawer" }).fill(String(expected + 5));
    await page.getByRole("button", { name: "Close the day" }).click();
    const question = page.getByRole("alertdialog", { name: `Close ${shown(day)}` });
    await expect(question).toContainText("₹\u00a05.00 over");
    await question.getByRole("button", { name: "Yes" }).click();

    await expect(toast(page, `${shown(day)} is closed.`)).toBeVisible();
    await expect(page.getByRole("table", { name: "What was counted" })).toContainText("Change was left behind");
    const list = page.getByRole("table", { name: "Closed days" });
    await expect(list.getByRole("row", { name: new RegExp(shown(day)) }).first()).toContainText("₹\u00a05.00 over");
    await expect(list).toContainText("The drawer is counted once more");
  });
}

test("an Employee who takes payments sees the day and its figures, and may not open a closed one", async ({ page }) => {
  await signInBy(page.request, emailOf("employee"), demoPassword);
  await page.goto("/day_close");
  await expect(group(page, "Cash").locator("[data-expected]")).toContainText("₹");
  await expect(page.getByRole("button", { name: "The day after" })).toBeDisabled();
  await page.goto(`/day_close?day=${await latestClosedDay(page)}`);
  await expect(page.getByRole("button", { name: "Open the day again" })).toBeDisabled();
});
