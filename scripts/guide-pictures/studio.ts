import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { watched } from "../../e2e/support/settled.ts";
import { guidePictureSizes } from "../../packages/contracts/src/menu/guide-pictures.ts";
import { screens } from "../../packages/contracts/src/menu/screens.ts";
import { SOURCE_LANGUAGE } from "../../packages/texts/src/languages.ts";
import type { Language } from "../../packages/texts/src/languages.ts";
import { loadLateScreens, loadWebTexts } from "../../packages/texts/src/load-web.ts";
import { demoBook } from "../demo-book.ts";
import { people } from "./states.ts";
import type { Person, PictureState, Stage } from "./states.ts";

const PATIENCE_MS = 120_000;

/** The people of the demo shop, each in a browser of their own, with the portal in one language. */
export interface Studio {
  /** The state as a small picture. */
  take: (state: PictureState) => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function openStudio(browser: Browser, url: string, language: Language): Promise<Studio> {
  const words = await wordsIn(language);
  const contexts = new Map<Person | null, BrowserContext>();
  for (const person of [null, ...people]) {
    const context = await browser.newContext({
      locale: `${language}-IN`,
      timezoneId: "Asia/Kolkata",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    // Whoever takes pictures waits for a busy machine.
    context.setDefaultTimeout(PATIENCE_MS);
    contexts.set(person, context);
    if (person === null) continue;
    await signIn(context.request, url, person);
    await call(context.request, url, "Save_Profile", { language });
  }
  return {
    take: async (state) => {
      const page = await contexts.get(state.who)?.newPage();
      if (page === undefined) throw new Error("The studio is not open.");
      const picture = await pictureOf(page, url, state, (english) => words[english] ?? english);
      await page.close();
      return picture;
    },
    close: async () => {
      for (const context of contexts.values()) await context.close();
    },
  };
}

async function pictureOf(page: Page, url: string, state: PictureState, say: Stage["say"]): Promise<Buffer> {
  const settled = watched(page);
  const size = guidePictureSizes[state.who === "customer" || state.who === null ? "phone" : "desk"];
  await page.setViewportSize(size);
  await page.goto(`${url}${pathOf(state)}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await settled();
  await state.reach?.({ page, say });
  await settled();
  // What stands above the picture makes the window higher.
  await page.setViewportSize({ width: size.width, height: (await topOf(page, state)) + size.height });
  await settled();
  const clip = { x: 0, y: await topOf(page, state), ...size };
  const shot = await page.screenshot({ clip, animations: "disabled" });
  return sharp(shot).webp({ quality: 50, effort: 6, smartSubsample: true }).toBuffer();
}

interface Employee {
  fld_id: string;
  fld_email: string;
}

/** Something that waits for a second person: a clerk wants to give a payment back. */
export async function askForApproval(browser: Browser, url: string): Promise<void> {
  const [admin, clerk] = [await browser.newContext(), await browser.newContext()];
  await signIn(admin.request, url, "admin");
  await signIn(clerk.request, url, "employee");
  const employees = await call<Employee[]>(admin.request, url, "Get_Capabilities", { pageSize: 200 });
  const id = employees.find(({ fld_email: email }) => email === "employee@example.com")?.fld_id;
  const capabilities = ["clients.view", "payments.view", "payments.take", "payments.acknowledge"];
  await call(admin.request, url, "Save_Capabilities", { id, capabilities });
  const [paid] = await call<[{ fld_id: string }]>(admin.request, url, "Add_monhlyOfflinePayments", {
    accountno: demoBook,
  });
  await call(clerk.request, url, "Refund_Payment", {
    id: paid.fld_id,
    refund_mode: "Cash",
    reason: "Paid twice, and both receipts were brought",
  });
  await admin.close();
  await clerk.close();
}

function pathOf({ screen, query = "" }: PictureState): string {
  return `${screens.find(({ name }) => name === screen)?.path ?? ""}${query}`;
}

async function wordsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  if (language === SOURCE_LANGUAGE) return {};
  return { ...(await loadWebTexts(language)).screens, ...(await loadLateScreens(language)) };
}

async function topOf(page: Page, { top = "main" }: PictureState): Promise<number> {
  const box = await page.locator(top).filter({ visible: true }).first().boundingBox();
  return Math.max(0, Math.floor(box?.y ?? 0));
}

function signIn(request: APIRequestContext, url: string, person: Person): Promise<unknown> {
  return call(request, url, "New_Admin_Login", { email: `${person}@example.com`, password: "Thangam@2026" });
}

let calls = 0;

async function call<Data>(request: APIRequestContext, url: string, wire: string, input: object): Promise<Data> {
  calls += 1;
  const headers = { "Idempotency-Key": `guide-picture-${process.pid}-${calls}` };
  const response = await request.post(`${url}/api/${wire}`, { data: input, headers });
  const answer: { data: Data } = await response.json();
  if (!response.ok()) throw new Error(`${wire}: ${JSON.stringify(answer)}`);
  return answer.data;
}
