import { freePort } from "../../scripts/free-port.ts";
import { startPortal } from "../../scripts/start-portal.ts";
import { arrive, demoPassword, expect, post, signInBy, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { atNight } from "../support/sizes.ts";

atNight(
  "two branches take their own money, settle what one took for the other, and close a day each",
  async ({ browser }) => {
    const portal = await startPortal(await freePort(), undefined, { DEMO_BRANCHES: "1" });
    const signedIn = async (email: string) => {
      const context = await browser.newContext({ baseURL: portal.url });
      await signInBy(context.request, email, demoPassword);
      return context.newPage();
    };
    try {
      const [clerk, owner] = await Promise.all([signedIn("velachery@example.com"), signedIn("admin@example.com")]);
      const [{ fld_accountno: book }] = await post<[{ fld_accountno: string }]>(owner.request, "Get_Dues", {
        branch: 1,
        pageSize: 1,
      });

      // Its clerk sees no money of the other one.
      await clerk.goto("/transaction_list?search=T2627");
      await expect(clerk.getByText(/^No payment fits/)).toBeVisible();

      // At its counter somebody pays for a book of the other one.
      await arrive(clerk, "/offline_payment");
      await clerk.getByRole("combobox", { name: "Book Number" }).fill(book);
      await clerk.keyboard.press("Enter");
      await expect(clerk.getByRole("region", { name: `Book ${book}` })).toContainText("T. Nagar");
      await expect(clerk.getByRole("heading", { name: "Will be credited" })).toBeVisible();
      await clerk.getByRole("button", { name: "Save Payment Details" }).click();
      await expect(clerk.getByRole("region", { name: "Last receipt" })).toContainText("V2627-");

      // What the one owes the other is sent, and counted there.
      await owner.goto("/branches");
      const owed = owner.getByRole("list", { name: "What branches owe each other" }).getByRole("listitem");
      await expect(owed).toContainText("T. Nagar owes Velachery");
      const amount = figureOf(await owed.locator(".figure").textContent());
      await owner.getByRole("button", { name: "Send money" }).click();
      const sending = owner.getByRole("dialog");
      await sending.getByRole("combobox", { name: "To" }).selectOption({ label: "Velachery" });
      await sending.getByRole("combobox", { name: "Taken from" }).selectOption({ label: "Bank" });
      await sending.getByRole("textbox", { name: "Amount" }).fill(amount);
      await sending.getByRole("textbox", { name: "Number of the bank's transfer" }).fill("NEFT 5501");
      await sending.getByRole("button", { name: "Send money" }).click();
      await expect(toast(owner, "The money is on its way.")).toBeVisible();
      await clerk.goto("/branches");
      await clerk.getByRole("button", { name: /^Has come/ }).click();
      const counting = clerk.getByRole("dialog");
      await counting.getByRole("textbox", { name: "Amount counted" }).fill(amount);
      await counting.getByRole("button", { name: "Confirm", exact: true }).click();
      await expect(toast(clerk, "The money has come.")).toBeVisible();
      await owner.reload();
      await expect(owner.getByText("No branch owes another one anything.")).toBeVisible();

      // Each closes its day.
      await clerk.goto("/day_close");
      await clerk.getByRole("textbox", { name: "Counted" }).fill("0");
      await clerk.getByRole("button", { name: "Compare with the books" }).click();
      await closeDay(clerk);
      await owner.goto("/day_close");
      await closeDay(owner);
      await owner.goto("/day_close?branch=2");
      await expect(owner.getByText("Day closed", { exact: true })).toBeVisible();
    } finally {
      await portal.stop();
    }
  },
);

/** With what the books expect, whichever they are. */
async function closeDay(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Day Close" });
  const cash = form.getByRole("rowgroup", { name: "Cash", exact: true });
  const expected = figureOf(await cash.locator("[data-expected]").textContent());
  await cash.getByRole("textbox", { name: "Counted" }).fill(expected);
  for (const agrees of await form.getByRole("button", { name: /agrees$/ }).all()) await agrees.click();
  await form.getByRole("button", { name: "Close the day" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Day closed", { exact: true })).toBeVisible();
}

const figureOf = (text: string | null) => (text ?? "").replaceAll(/[^\d.]/g, "");
