import { goTo, nowhere } from "../support/go-to.ts";
import { expect, signInAs, test } from "../support/portal.ts";
import type { Who } from "../support/portal.ts";
import { screens } from "../support/screens.ts";

/** Addresses that people have kept, from the shop's older pages. None may end in "not found", whoever opens it. */
const addresses = [
  "/",
  "/forgot-password",
  "/change-password-screen",
  "/register",
  "/registration",
  "/paymentfail",
  "/paymentsuccessfull",
  "/admin_dashboard",
  "/profile",
  "/customer_managment",
  "/customermanagement",
  "/loyaltyPointReport",
  "/mainMenuMaster",
  "/subMenuMaster",
  "/childMenuMaster",
  "/add_customer",
  "/editCustomer",
  "/GeneratePassword",
  "/add_daily_gold_rate",
  "/add_new_client",
  "/view_client",
  "/view-clients",
  "/edit_client",
  "/transaction_list",
  "/offline_payment",
  "/offline_acknowledgement",
  "/user_list",
  "/add_user",
  "/close_account",
  "/close_account_list",
  "/dashboard",
  "/approve_client",
  "/viewchitdetails/1",
  "/transactionReport",
  "/pages-login",
  "/pages-register",
  "/pages-forgot-pwd",
  "/auth-lock-screen",
  "/email-inbox",
  "/email-read",
  // Last, as it signs out.
  "/logout",
];

/** In roles.e2e.ts, everybody finds each screen by its heading, and who is not signed in opens each by its address. */
const others = addresses.filter((address) => !screens.some(({ path }) => path === address));

test.describe.configure({ mode: "parallel" });

for (const who of [null, "admin", "employee", "customer"] satisfies (Who | null)[])
  test(`every known address leads ${who ?? "nobody signed in"} to a page`, async ({ page }) => {
    if (who !== null) await signInAs(page, who);
    await page.goto(nowhere.path);
    for (const address of others) {
      await goTo(page, nowhere.path);
      // Nobody signed in has kept it as a link, which loads the portal. It is the same portal for everybody.
      if (who === null) await page.goto(address, { waitUntil: "commit" });
      else await goTo(page, address);
      await expect(page.getByRole("heading", { name: nowhere.heading }), address).toHaveCount(0);
      await expect(page.getByRole("heading").first(), address).toBeVisible();
    }
  });

for (const [before, now] of [
  ["/pages-login", "/"],
  ["/auth-lock-screen", "/"],
  ["/pages-register", "/registration"],
  ["/pages-forgot-pwd", "/forgot-password"],
] as const)
  test(`${before} leads to the real page`, async ({ page }) => {
    await page.goto(before);
    await expect(page).toHaveURL(now);
  });

test("/email-read leads an Admin to the message log", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/email-read");
  await expect(page).toHaveURL("/email-inbox");
  await expect(page.getByRole("heading", { level: 1, name: "Message Log" })).toBeVisible();
});
