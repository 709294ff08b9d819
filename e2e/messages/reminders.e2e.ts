import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addAccount } from "../support/people.ts";
import { choose, expect, post, signInAs, signInBy, test, toast } from "../support/portal.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

interface Due {
  fld_accountno: string;
  fld_name: string;
  due_on: string;
  days_overdue: number;
}

/** The mails that remind of a book. */
async function remindersOf(book: string): Promise<string[]> {
  const folder = join(process.env["E2E_DATA_DIR"] ?? "", "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes("reminder_due"));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => mail.includes(book));
}

test("what is due in three days or late reaches its customer's inbox, once", { tag: "@patient" }, async ({ page }) => {
  // The portal looks once a minute whether it is time.
  await signInAs(page, "admin");
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Remind customers by e-mail and SMS" }).check();
  await choose(page, "Send from", "00:00");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "The settings are saved.")).toBeVisible();

  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(new Date());
  const inThreeDays = new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10);
  const ask = (state: string) => post<Due[]>(page.request, "Get_DuesReport", { state, pageSize: 200 });
  const reminded = [
    ...(await ask("due")).filter(({ due_on }) => due_on === inThreeDays),
    ...(await ask("overdue")).filter(({ days_overdue }) => [1, 7, 30].includes(days_overdue)),
  ];
  expect(reminded.length).toBeGreaterThan(0);
  for (const { fld_accountno: book } of reminded)
    await expect.poll(() => remindersOf(book), { message: `a reminder of ${book}`, timeout: 240_000 }).toHaveLength(1);
  const [first] = reminded;
  const [mail = ""] = await remindersOf(first?.fld_accountno ?? "");
  expect(mail).toContain("A reminder of your jewel savings:");
  expect(mail).toContain("text/html");

  await page.goto(`/email-inbox?kind=reminder_due&search=${encodeURIComponent(first?.fld_name ?? "")}`);
  await expect(page.getByRole("button", { name: /^Read message \d+: A payment is due/ }).first()).toBeVisible();
});

for (const { viewport } of usuallyOnAPhone) {
  test(`a customer switches reminders off in the profile, ${viewport.width} wide`, async ({ page, browser }) => {
    await page.setViewportSize(viewport);
    const customer = await addAccount(browser, "Customer");
    await signInBy(page.request, customer.email, customer.password);
    await page.goto("/profile");
    const choice = page.getByRole("checkbox", { name: "Remind me of payments and of books that mature" });
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await expect(toast(page, "You will not be reminded any more.")).toBeVisible();
    await page.reload();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect(toast(page, "You will be reminded.")).toBeVisible();
    await page.reload();
    await expect(choice).toBeChecked();
  });
}
