import type { Browser } from "@playwright/test";
import { TERMS_VERSION } from "../../packages/texts/src/terms-version.ts";
import { addAccount } from "../support/people.ts";
import { arrive, expect, post, signInBy, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer, signInCustomer, takePayment } from "../support/shop.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("region", { name: "Newest notifications" });

/** A customer of the shop asks for a further book. */
async function askForBook(browser: Browser): Promise<void> {
  const customer = newCustomer("Poongodi Maran");
  await enrol(browser, customer, "K");
  const context = await browser.newContext();
  await signInCustomer(context, customer);
  const { data }: { data: { fld_userid: string }[] } = await (await context.request.get("/api/Get_Session")).json();
  const requestedBook = {
    chitschema: "Thanga Mazhai",
    chitamount: "2500",
    termsconditions: true,
    terms_version: TERMS_VERSION,
  };
  await post(context.request, "Add_Book_Request", { id: data[0]?.fld_userid, ...requestedBook });
  await context.close();
}

for (const { viewport: size } of usuallyOnAPhone) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("a new request rings the bell of whoever may approve it, until they have seen it", async ({
      page,
      browser,
    }) => {
      const clerk = await addAccount(browser, "Employee");
      await asAdmin(browser, (admin) =>
        post(admin.request, "Save_Capabilities", { id: clerk.id, capabilities: ["requests.approve"] }),
      );
      await signInBy(page.request, clerk.email, clerk.password);
      await arrive(page, "/admin_dashboard");
      // Others may ask at the same time.
      await expect(async () => {
        await bell(page).click();
        await panel(page).getByRole("button", { name: "Mark all as read" }).click({ timeout: 30_000 });
        await page.keyboard.press("Escape");
        await expect(bell(page)).toHaveAccessibleName("Notifications", { timeout: 30_000 });
      }).toPass();

      await askForBook(browser);
      await page.reload();
      await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ new$/);
      // By keyboard alone.
      await bell(page).focus();
      await page.keyboard.press("Enter");
      const request = panel(page).getByRole("link", { name: /requests? waits? for a decision/ });
      await expect(request).toContainText(/new/i);
      await page.keyboard.press("Escape");
      await expect(bell(page)).toBeFocused();
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press("Enter");
      await request.press("Enter");
      await expect(page).toHaveURL(/\/approve_client$/);
      await expect(page.getByText("Poongodi Maran").first()).toBeVisible();
      await expect(panel(page)).toBeHidden();
    });

    test("a customer hears of a payment, reads it, and finds all there was", async ({ page, browser }) => {
      const customer = newCustomer("Vennila Kumaran");
      const [book = ""] = await enrol(browser, customer, "K");
      await takePayment(browser, book);
      await signInCustomer(page, customer);
      await arrive(page, "/dashboard");
      await expect(bell(page)).toHaveAccessibleName("Notifications, 2 new");
      await bell(page).click();
      await panel(page)
        .getByRole("link", { name: new RegExp(`Payment received for book ${book}`) })
        .click();
      await expect(page).toHaveURL(/\/viewchitdetails\/\d+$/);
      await expect(bell(page)).toHaveAccessibleName("Notifications, 1 new");

      await page.goto("/notifications");
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
      await page.getByRole("button", { name: "Mark all as read" }).click();
      await expect(bell(page)).toHaveAccessibleName("Notifications");
      await page.reload();
      await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
    });
  });
}
