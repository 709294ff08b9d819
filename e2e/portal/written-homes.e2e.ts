import { heldBack } from "../support/held-back.ts";
import { demoPassword, emailOf, expect, signInBy, test } from "../support/portal.ts";

for (const { next } of [{ next: null }, { next: "employee" }] as const)
  test(`once ${next === null ? "they have left" : "somebody else has signed in"} in another tab, a page that was written for one person shows, presses and keeps nothing`, async ({
    page,
    context,
  }) => {
    await signInBy(context.request, emailOf("customer"), demoPassword);
    const letIn = await heldBack(page);
    await page.goto("/dashboard", { waitUntil: "commit" });
    const owned = page.getByText("You own");
    await expect(owned).toBeVisible();
    const help = page.locator("#front").getByRole("button", { name: "Help" });
    await help.click();
    await expect(help).toHaveAttribute("aria-busy", "true");
    await expect(help).toHaveCSS("opacity", "0.55");
    const other = await context.newPage();
    await other.goto("/logout");
    await expect(other.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
    await expect(owned).toBeHidden();
    await expect(page.locator("#answers")).toHaveCount(0);
    if (next !== null) {
      await other.getByRole("textbox", { name: "Email" }).fill(emailOf(next));
      await other.getByRole("textbox", { name: "Password", exact: true }).fill(demoPassword);
      await other.getByRole("button", { name: "Log In" }).click();
      await expect(other.getByRole("heading", { level: 1 })).toContainText("Welcome, ");
    }
    letIn();
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(page.locator("#front")).toHaveCount(0);
    await expect(owned).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    if (next === null) expect(await page.evaluate(() => localStorage.getItem("thangam.kept"))).toBeNull();
  });

test("who types in the middle of an e-mail while the program takes over goes on there", async ({ page }) => {
  const letIn = await heldBack(page);
  await page.goto("/", { waitUntil: "commit" });
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("mena@example.com");
  for (const key of ["Home", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  letIn();
  await expect(page.locator("#front")).toHaveCount(0);
  await page.keyboard.type("e");
  await expect(email).toHaveValue("meena@example.com");
});

test("without JavaScript nothing of a person is shown, and the page says what it needs", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await signInBy(context.request, emailOf("customer"), demoPassword);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await expect(page.locator("noscript p")).toContainText("This page needs JavaScript.");
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.getByText("You own")).toBeHidden();
  await context.close();
});

test("a page whose first script is lost starts all the same", async ({ page }) => {
  await page.route("**/front_scripts/*", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("#front")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
});

test("where the program does not come, the page says so over what it shows", async ({ page }) => {
  await signInBy(page.request, emailOf("customer"), demoPassword);
  await page.route("**/assets/vendor-*.js", (route) => route.abort());
  await page.goto("/dashboard", { waitUntil: "commit" });
  const late = page.locator("#front .slow-start");
  await expect(late).toBeVisible({ timeout: 14_000 });
  await expect(late.getByRole("link")).toBeInViewport();
});
