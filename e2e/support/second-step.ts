import type { APIRequestContext, Browser } from "@playwright/test";
import { totpCode } from "../../apps/api/src/platform/security/totp.ts";
import { addAccount } from "./people.ts";
import type { Account } from "./people.ts";
import { expect, post, signInBy } from "./portal.ts";
import type { Page } from "./portal.ts";

/** What an app with this secret shows so many steps of thirty seconds from now; each is good once, and one too early is taken. */
export const codeOf = (secret: string, steps = 0) => totpCode(secret, new Date(Date.now() + steps * 30_000));

/** Reads the secret of the app that the page offers, as somebody does who cannot scan, and shows its code. */
export async function setUpApp(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Set up an app" }).click();
  const secret = await readSecret(page);
  await page.getByRole("textbox", { name: "Code of your app" }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Add the app" }).click();
  return secret;
}

/** The key of the app that the page offers. */
export async function readSecret(page: Page): Promise<string> {
  await page.getByText("Cannot scan it? Type this key").click();
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return ((await key.textContent()) ?? "").replaceAll(" ", "");
}

/** Reads the backup codes, says that they are kept, and goes on. */
export async function keepBackupCodes(page: Page): Promise<string[]> {
  const list = page.getByRole("list", { name: "Backup codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const codes = await list.getByRole("listitem").allTextContents();
  await page.getByRole("checkbox", { name: "I have kept these codes in a safe place" }).check();
  await page.getByRole("button", { name: "Go on" }).click();
  return codes;
}

/** Somebody with an app, added behind the screens. */
export async function addAccountWithApp(
  browser: Browser,
  usertype: "Employee" | "Customer",
): Promise<Account & { secret: string }> {
  const account = await addAccount(browser, usertype);
  const context = await browser.newContext();
  await signInBy(context.request, account.email, account.password);
  const secret = await addApp(context.request, account.password);
  await context.close();
  return { ...account, secret };
}

async function addApp(request: APIRequestContext, password: string): Promise<string> {
  const [opened] = await post<[{ challenge: string }]>(request, "Open_Step_Up", {});
  const [{ step_up }] = await post<[{ step_up: string }]>(request, "Step_Up", { ...opened, password });
  const [{ challenge }] = await post<[{ challenge: string }]>(request, "Open_Enrolment", { step_up });
  const [{ secret }] = await post<[{ secret: string }]>(request, "Begin_Totp", { challenge });
  await post(request, "Add_Totp", { challenge, code: codeOf(secret, -1) });
  return secret;
}

/** An authenticator of the browser itself, which says yes to everything until `refuse`. */
export async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    count: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** The portal by a host name, without which no passkey works. */
export const byName = (url: string) => url.replace("127.0.0.1", "localhost");
