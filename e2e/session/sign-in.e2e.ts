import { arrive, demoPassword, emailOf, expect, logIn, signInAs, test, unique } from "../support/portal.ts";

test("the login names what is missing, in order", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Please enter email.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.getByRole("textbox", { name: "Email" }).fill("nobody");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Please enter valid email.", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Please enter password.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Password", exact: true })).toBeFocused();
});

test("a wrong password and an unknown e-mail get the same answer, and what was typed stays", async ({ page }) => {
  for (const email of [emailOf("employee"), `nobody${unique()}@example.com`]) {
    await page.goto("/");
    await logIn(page, email, "not the password");
    await expect(page.getByText("The e-mail or the password is not right.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  }
});

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/");
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await password.fill("secret");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show Password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide Password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a deep link leads back to itself after the sign-in", async ({ page }) => {
  await page.goto("/transaction_list?status=Failed");
  await expect(page).toHaveURL(/\/\?next=/);
  await logIn(page, emailOf("admin"), demoPassword);
  await expect(page).toHaveURL(/\/transaction_list\?status=Failed$/);
});

test("a link that leads away is not followed after the sign-in", async ({ page }) => {
  await page.goto("/?next=//elsewhere.example/");
  await logIn(page, emailOf("admin"), demoPassword);
  await expect(page).toHaveURL(/\/admin_dashboard$/);
});

test("a person who is signed in and opens the login is home", async ({ page }) => {
  await signInAs(page, "customer");
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("logging out ends the session, in every tab", async ({ page, context }) => {
  await signInAs(page, "admin");
  const other = await context.newPage();
  await other.goto("/view_client");
  await expect(other.getByRole("table", { name: "Clients" })).toBeVisible();
  await arrive(page, "/admin_dashboard");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/\?next=/);
});

test("an unknown page says so and leads home", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/no_such_page");
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL(/\/admin_dashboard$/);
});
