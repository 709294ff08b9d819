import { readFile } from "node:fs/promises";
import { keyboardOnly, openScreen } from "../support/keyboard.ts";
import type { Keyboard } from "../support/keyboard.ts";
import { addClerk } from "../support/people.ts";
import { arrive, demoPassword, emailOf, expect, post, signInBy, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";

interface Hands {
  page: Page;
  keys: Keyboard;
  customer: Customer;
  book: string;
}

test("an owner's morning by keyboard alone: the rates, what is to do, the dues, a report and an approval", async ({
  page,
  browser,
}) => {
  const keys = await keyboardOnly(page);
  const customer = newCustomer("Malarvizhi Anbu");
  const [book = ""] = await enrol(browser, customer, "K");
  const [{ fld_id: payment }] = await asAdmin(browser, ({ request }) =>
    post<[{ fld_id: string }]>(request, "Add_monhlyOfflinePayments", { accountno: book }),
  );
  const clerk = await addClerk(browser);
  const theirs = await browser.newContext();
  await signInBy(theirs.request, clerk.email, clerk.password);
  // What a clerk asks for waits, and is answered so.
  const asked = await theirs.request.post("/api/Refund_Payment", {
    data: { id: payment, refund_mode: "Cash", reason: "Paid twice, see the other receipt" },
    headers: { "Idempotency-Key": `morning-${book}` },
  });
  expect(asked.status(), await asked.text()).toBe(202);
  await theirs.close();
  const hands: Hands = { page, keys, customer, book };

  await test.step("she signs in, and her home says what is to do", async () => {
    await arrive(page, "/");
    await keys.fill(page.getByRole("textbox", { name: "Email" }), emailOf("admin"));
    await keys.fill(page.getByRole("textbox", { name: "Password", exact: true }), demoPassword);
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  });
  await test.step("what waits is read and approved", () => approve(hands));
  await test.step("the rates of the day are set in one form, a wrong one twice", () => setRates(hands));
  await test.step("late clients are called, and promise", () => workOffDues(hands));
  await test.step("a report is saved", () => saveReport(hands));
  await test.step("a client is found anywhere, and leads to a payment", () => findAnywhere(hands));
  expect(keys.others()).toEqual([]);
});

async function approve({ page, keys, book, customer }: Hands): Promise<void> {
  await keys.use(page.getByRole("main").getByRole("link", { name: /requests? waits? for an approval/ }));
  await expect(page).toHaveURL(/\/approvals/);
  const row = page.getByRole("row").filter({ hasText: book });
  await keys.use(row.getByRole("button", { name: /^Decide about/ }));
  const dialog = page.getByRole("dialog", { name: /^Request \d+$/ });
  await expect(dialog).toContainText("Paid twice, see the other receipt");
  await expect(dialog).toContainText(book);
  await keys.reach(dialog.getByRole("radio", { name: /^Approve/ }));
  await keys.press(" ");
  await keys.press("Enter");
  await expect(toast(page, "Approved and done.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText(customer.name)).toBeHidden();
}

async function setRates(hands: Hands): Promise<void> {
  const { page, keys } = hands;
  await openScreen(page, keys, "gold rate", /add_daily_gold_rate$/);
  const update = page.getByRole("button", { name: "Update Gold Rate" });
  await keys.use(update);
  const dialog = page.getByRole("dialog", { name: "Update Gold Rate" });
  await expect(dialog.getByRole("textbox", { name: "Date" })).toBeDisabled();
  const rate = (purity: string) => dialog.getByRole("textbox", { name: `Gold Rate, ${purity}` });
  await expect(rate("22 carat")).toBeFocused();
  for (const wrong of ["", "0", "lots"]) {
    await keys.press("Control+a");
    await keys.type(wrong === "" ? "x" : wrong);
    if (wrong === "") await keys.press("Backspace");
    await keys.press("Enter");
    await expect(dialog.getByText("Please enter valid gold rate", { exact: true })).toBeVisible();
    await expect(rate("22 carat")).toBeFocused();
  }
  await keys.press("Control+a");
  await keys.press("Backspace");
  // Of 24 and 18 carat, so that no other journey's weight changes under it.
  await keys.fill(rate("24 carat"), "1,313.15");
  await keys.fill(rate("18 carat"), "9,000");
  await keys.press("Enter");
  const again = dialog.getByRole("textbox", { name: "The same rate again, 24 carat" });
  await expect(again).toHaveAccessibleDescription(/far from the last rate/);
  await expect(again).toBeFocused();
  await keys.type("1,313.51");
  await keys.press("Enter");
  await expect(again).toHaveAccessibleDescription(/far from the last rate/);
  await keys.fill(rate("24 carat"), "13,131.50", "Shift+Tab");
  await expect(again).toBeHidden();
  await keys.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Sucessfuly updated gold rate")).toBeVisible();
  await expect(update).toBeFocused();
  const table = page.getByRole("table", { name: /Gold rates/ });
  await expect(table.getByRole("row").nth(1)).toContainText("9,000.00");
  await expect(table.getByRole("row").nth(2)).toContainText("13,131.50");
}

async function workOffDues(hands: Hands): Promise<void> {
  const { page, keys } = hands;
  await openScreen(page, keys, "dues", /\/dues$/);
  // Other journeys pay books that they made, with numbers in the names of their savers: those leave the list.
  const rows = page.getByRole("table", { name: "Dues" }).getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const texts = (await rows.allInnerTexts()).slice(1);
  const lasting = texts.findIndex((text) => !/\p{L} \d{4,}/u.test(text));
  await keys.reach(rows.nth(1));
  await keys.press("ArrowDown", lasting);
  await keys.press("Enter");
  const drawer = page.getByRole("dialog").or(page.getByRole("complementary")).last();
  await keys.use(drawer.getByRole("button", { name: "Visit" }));
  const visit = page.getByRole("dialog", { name: "Visit" });
  await keys.reach(visit.getByRole("radio", { name: "Spoke with them" }));
  await keys.press("ArrowDown");
  await expect(visit.getByRole("radio", { name: "Not reached" })).toBeChecked();
  await keys.fill(visit.getByRole("textbox", { name: "What was said" }), "The door was locked");
  await keys.press("Enter");
  await expect(visit).toBeHidden();
  await expect(drawer).toContainText("The door was locked");
  await keys.use(drawer.getByRole("button", { name: "Promise" }), { by: "Shift+Tab" });
  const promise = page.getByRole("dialog", { name: "Promise" });
  await keys.use(promise.getByRole("button", { name: "In 3 days" }));
  await keys.use(promise.getByRole("button", { name: "Save" }));
  await expect(promise).toBeHidden();
  await expect(drawer).toContainText("Promised to pay on");
}

async function saveReport(hands: Hands): Promise<void> {
  const { page, keys, book, customer } = hands;
  await openScreen(page, keys, "transaction report", /transactionReport$/);
  const search = page.getByRole("button", { name: "Search", exact: true });
  await keys.use(search);
  await expect(page.getByText("Please select atleast one search criteria", { exact: true })).toBeVisible();
  const period = page.getByRole("combobox", { name: "Select For" });
  await expect(period).toBeFocused();
  const save = page.getByRole("button", { name: "Export", exact: true });
  await keys.use(save, { by: "Shift+Tab" });
  await expect(page.getByRole("menuitem", { name: /^CSV/ })).toBeDisabled();
  await keys.press("Escape");
  await expect(save).toBeFocused();
  await keys.reach(period);
  await keys.type("Last 3");
  await keys.use(search);
  await expect(page).toHaveURL(/period=3/);
  await keys.fill(page.getByRole("searchbox"), book);
  const table = page.getByRole("table", { name: "Transaction Report" });
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table.getByRole("row").last()).toContainText(customer.email);
  await keys.reach(save, "Shift+Tab");
  await keys.press("Enter");
  const csv = page.getByRole("menuitem", { name: /^CSV/ });
  await expect(csv).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent("download"), keys.press("Enter")]);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines.filter((line) => line.includes(`${book},${customer.name}`))).not.toEqual([]);
  await page.reload();
  await expect(period).toHaveValue("3");
  await expect(table.getByRole("row")).toHaveCount(2);
}

async function findAnywhere({ page, keys, customer, book }: Hands): Promise<void> {
  await keys.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await keys.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await keys.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await keys.type(customer.mobile.slice(-7));
  await expect(page.getByRole("option", { name: new RegExp(customer.name) })).toHaveAttribute("aria-selected", "true");
  await keys.press("ArrowDown");
  await keys.press("Control+Enter");
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(customer.name);
}
