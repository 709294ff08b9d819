import { choose, expect, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, letters, newCustomer, olderScheme, savePlainScheme } from "../support/shop.ts";
import type { PlainScheme } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

for (const { viewport } of usuallyAtADesk) {
  test(`at ${viewport.width}: a scheme that gives back what was saved is joined, changed and closed, and its book keeps its rules`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const prefix = letters();
    const name = `Pearl Plan ${prefix}`;
    await savePlainScheme(page.request, { name, instalments: "10", prefix, amount: "1500" });
    await page.goto("/schemes");
    await expect(row(page, name)).toContainText(`${prefix} ₹ 1,500.00`);

    const customer = newCustomer();
    const book = `${prefix}1`;
    await page.goto("/add_new_client");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(customer.name);
    await page.getByRole("textbox", { name: "Email" }).fill(customer.email);
    await page.getByRole("textbox", { name: "Mobile Number" }).fill(customer.mobile);
    await choose(page, "Saving Scheme", name);
    await page.getByRole("textbox", { name: "Unique Number" }).fill("1");
    await expect(page.getByText(`${book} is free · ${name}`)).toBeVisible();
    await page.getByRole("radio", { name: "Existing" }).check();
    await choose(page, "Paid months", "02");
    await page.getByRole("button", { name: "Add Saving Scheme" }).click();
    await page.getByRole("button", { name: "Add Client" }).click();
    await expect(toast(page, "Chit successfully added.")).toBeVisible();

    await page.goto("/schemes");
    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await page.getByRole("textbox", { name: "Instalments", exact: true }).fill("12");
    await page.getByText("Book numbers", { exact: true }).click();
    await page.getByRole("textbox", { name: "Amount 1" }).fill("2000");
    await page.getByRole("checkbox", { name: "Open to new clients" }).uncheck();
    await page.getByRole("button", { name: "Save Scheme" }).click();
    await expect(row(page, name)).toContainText("1 of an earlier version");
    await expect(row(page, name)).toContainText("Not open");

    await page.goto(`/offline_payment?book=${book}`);
    const card = page.getByRole("region", { name: `Book ${book}` });
    await expect(card).toContainText("1,500.00");
    await expect(card).toContainText("10");
    await page.getByRole("button", { name: "Save Payment Details" }).click();
    await expect(page.getByRole("region", { name: "Last receipt" })).toContainText("1,500.00");
    await page.goto("/add_new_client");
    await expect(page.getByRole("combobox", { name: "Saving Scheme", exact: true })).not.toContainText(name);
  });
}

test("what is missing or does not fit in an older scheme is shown at its field, the first has the focus, and nothing typed is lost", async ({
  page,
}) => {
  await page.goto(await olderScheme(page.request, "Thanga Then"));
  await fillIn(page, { name: "", instalments: "", prefix: "", amount: "" });
  await page.getByRole("radio", { name: "Any allowed amount, any number of times" }).check();
  await page.getByRole("textbox", { name: "Least amount" }).fill("");
  await page.getByRole("textbox", { name: "In steps of" }).fill("");
  await page.getByRole("button", { name: "Save Scheme" }).click();
  for (const sentence of [
    "Enter the name of the scheme.",
    "Enter the number of instalments, 1 to 1000.",
    "A prefix is 1 to 4 letters, A to Z.",
    "Enter the least amount in rupees.",
    "Enter the step in rupees.",
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();

  await page.getByRole("radio", { name: "Exactly the book's amount, once per instalment" }).check();
  const name = `Refused ${letters()}`;
  await fillIn(page, { name, instalments: "15", prefix: "GE", amount: "700" });
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(page.getByText("The prefix GE belongs to My Gold Eleven.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Prefix 1" })).toBeFocused();
  await page.getByRole("textbox", { name: "Prefix 1" }).fill(letters());
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("my gold eleven");
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(page.getByText("Another scheme has this name.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Amount 1" })).toHaveValue("700.00");
});

test("of two Admins who save the same scheme, the second sees who was first and keeps what was typed", async ({
  page,
  browser,
}) => {
  const prefix = letters();
  const plan = { name: `Twice ${prefix}`, prefix, amount: "500" };
  const path = await savePlainScheme(page.request, { ...plan, instalments: "10" });
  await page.goto(path);
  await page.getByRole("textbox", { name: "Instalments", exact: true }).fill("20");
  await asAdmin(browser, (other) =>
    savePlainScheme(other.request, { ...plan, instalments: "30", schemeId: path.split("=")[1] ?? "" }),
  );
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(page.getByText(/^Meenakshi Sundaram has saved this scheme at the same time/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Instalments", exact: true })).toHaveValue("20");
  await page.getByRole("button", { name: "Show what is saved, and drop my changes" }).click();
  await expect(page.getByRole("textbox", { name: "Instalments", exact: true })).toHaveValue("30");
});

async function fillIn(page: Page, { name, instalments, prefix, amount }: PlainScheme): Promise<void> {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Instalments", exact: true }).fill(instalments);
  await page.getByRole("textbox", { name: "Prefix 1" }).fill(prefix);
  await page.getByRole("textbox", { name: "Amount 1" }).fill(amount);
}

function row(page: Page, name: string) {
  return page.getByRole("row", { name: new RegExp(name) });
}
