import type { Browser, Locator } from "@playwright/test";
import { keyboardOnly, openScreen } from "../support/keyboard.ts";
import type { Keyboard } from "../support/keyboard.ts";
import { expect, post, toast } from "../support/portal.ts";
import type { Caller, Page } from "../support/portal.ts";
import { asAdmin } from "../support/shop.ts";

interface Closing {
  day: string;
  reopened_at: string | null;
}

/** The latest day that is closed, which is opened and closed again: today stays open for the journeys beside this one. */
async function latestClosedDay({ request }: Caller): Promise<string> {
  const closings = await post<Closing[]>(request, "Get_Closed_Days", {});
  return closings.find(({ reopened_at: reopenedAt }) => reopenedAt === null)?.day ?? "";
}

const shown = (day: string) => day.split("-").toReversed().join("-");
const group = (page: Page, mode: string) => page.getByRole("rowgroup", { name: mode, exact: true });

/** The owner opens the latest closed day again, with a reason; returns which it was. */
async function openAgain(page: Page): Promise<string> {
  const keys = await keyboardOnly(page);
  const day = await latestClosedDay(page);
  await page.goto(`/day_close?day=${day}`);
  await keys.use(page.getByRole("button", { name: "Open the day again" }));
  const dialog = page.getByRole("dialog", { name: `Open ${shown(day)} again` });
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await keys.press("Enter");
  await expect(dialog.getByText("Say why the day is opened again.")).toBeVisible();
  await keys.type("The drawer is counted once more");
  await keys.press("Enter");
  await expect(toast(page, `${shown(day)} is open again.`)).toBeVisible();
  expect(keys.others()).toEqual([]);
  return day;
}

/** A clerk counts a day that the owner opened again, and closes it with a difference that she explains. */
export async function closeWithDifference(page: Page, keys: Keyboard, browser: Browser): Promise<void> {
  const day = await asAdmin(browser, async (admin) => openAgain(await admin.newPage()));
  await openScreen(page, keys, "day close", /day_close$/);
  await keys.use(page.getByRole("form", { name: "Day Close" }).getByRole("link", { name: shown(day) }));
  await expect(page).toHaveURL(new RegExp(day));
  // She counts before she sees what the books expect.
  const compare = page.getByRole("button", { name: "Compare with the books" });
  await keys.use(compare);
  await expect(page.getByText("Enter what was counted.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Counted" })).toBeFocused();
  const cash = group(page, "Cash");
  await expect(cash).toBeHidden();
  await keys.type("0");
  await keys.press("Enter");
  await expect(cash.locator("[data-expected]")).toContainText("₹");
  // What machines count agrees by one press each.
  for (const agrees of await page.getByRole("button", { name: /agrees$/ }).all()) await keys.use(agrees);
  const expected = await expectedOf(cash);
  // Cheques are counted by hand; some days have none.
  const cheques = group(page, "Cheque");
  if ((await cheques.count()) > 0)
    await keys.fill(cheques.getByRole("textbox", { name: "Counted" }), String(await expectedOf(cheques)));
  await keys.fill(page.getByRole("textbox", { name: "How many of ₹ 1", exact: true }), String(expected + 5));
  await expect(cash.getByText("₹\u00a05 over")).toBeVisible();
  // Soon after midnight journeys beside this one pay out of the new day what stays here.
  await keys.fill(page.getByRole("textbox", { name: "Stays in the drawer" }), String(expected + 5));
  await keys.press("Enter");
  const reason = cash.getByRole("textbox", { name: "Reason for the difference" });
  await expect(reason).toBeFocused();
  await keys.type("Change was left behind");
  await keys.press("Enter");
  const question = page.getByRole("alertdialog", { name: `Close ${shown(day)}` });
  await expect(question).toContainText("₹\u00a05.00 over");
  await keys.use(question.getByRole("button", { name: "Yes" }));
  await expect(toast(page, `${shown(day)} is closed.`)).toBeVisible();
  await expect(page.getByRole("table", { name: "What was counted" })).toContainText("Change was left behind");
  // Only an Admin opens it again.
  await expect(page.getByRole("button", { name: "Open the day again" })).toBeDisabled();
  const list = page.getByRole("table", { name: "Closed days" });
  await expect(list.getByRole("row", { name: new RegExp(shown(day)) }).first()).toContainText("₹\u00a05.00 over");
  await expect(list).toContainText("The drawer is counted once more");
}

/** In rupees. */
async function expectedOf(mode: Locator): Promise<number> {
  const text = await mode.locator("[data-expected]").textContent();
  return Math.round(Number((text ?? "").replaceAll(/[^\d.-]/g, "")));
}
