import { arrive, expect, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newCustomer, signInAgain, signInCustomer, takePayment } from "../support/shop.ts";
import { isPrepared } from "../support/slow-phone.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "You are offline." });
const lastLoaded = (page: Page) => page.getByRole("status").filter({ hasText: "You see what was last loaded" });

test("a customer opens the portal without a connection, and reads what they last saw with its moment", async ({
  page,
  context,
  browser,
}) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await takePayment(browser, book);
  await signInCustomer(page, customer);
  await arrive(page, "/dashboard");
  await expect(page.getByRole("article", { name: `Book ${book}` })).toBeVisible();
  await page.goto(`/passbook?book=${book}`);
  await expect(page.getByRole("cell", { name: /^Instalment 1, Cash/ })).toBeVisible();
  await arrive(page, "/offers");
  await expect(page.getByRole("button", { name: /^Join / }).first()).toBeVisible();
  await isPrepared(page);

  await context.setOffline(true);
  await arrive(page, "/dashboard");
  await expect(banner(page)).toBeVisible();
  await expect(lastLoaded(page)).toContainText(/You see what was last loaded, as of \d\d-\d\d-\d{4}, \d\d:\d\d\./);
  await expect(page.getByText(/^as of \d+ \w+, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeDisabled();
  await expect(page.getByText("Pay when you are online.")).toBeVisible();
  // What is loaded later is kept, too.
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(
    page
      .getByRole("link", { name: "Logout" })
      .or(page.getByRole("button", { name: "Logout" }))
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Passbook" }).click();
  await expect(page.getByRole("cell", { name: /^Instalment 1, Cash/ })).toBeVisible();
  await expect(lastLoaded(page)).toBeVisible();
  await page.getByRole("link", { name: "Offers" }).click();
  await expect(page.getByRole("button", { name: /^Join / }).first()).toBeDisabled();
  await expect(lastLoaded(page)).toBeVisible();
  // What was never seen is not made up.
  await page.goto("/passbook?book=NONE1");
  await expect(page.getByRole("alert").filter({ hasText: "could not be reached" })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText(/You see what was last loaded/)).toHaveCount(0);
  await expect(page.getByText(/^as of /)).toHaveCount(0);

  // Who signs out without a connection leaves nothing either, and the session ends with the next connection.
  await context.setOffline(true);
  await page.goto("/logout");
  await expect(page.getByText(/You are signed out on this device/)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await keptOnDevice(page)).not.toContain(book);
  await page.goto("/registration");
  await expect(page.getByRole("heading", { name: "There is no connection." })).toBeVisible();
  await context.setOffline(false);
  const whoIsIn = async (): Promise<unknown> => (await (await context.request.get("/api/Get_Session")).json()).data;
  await expect.poll(whoIsIn).toEqual([]);
});

test("nothing of one person is left on a device for the next one", async ({ page, context, browser }) => {
  const [first, second] = [newCustomer(), newCustomer()];
  const [[firstBook = ""], [secondBook = ""]] = [await enrol(browser, first, "K"), await enrol(browser, second, "K")];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signInCustomer(page, first);
  await visitAll(page, firstBook);
  await isPrepared(page);
  const traces = [first.name, first.mobile, first.email, firstBook];
  // The test sees what is there: the first one's own device has it.
  expect(await keptOnDevice(page)).toContain(firstBook);

  const otherTab = await context.newPage();
  await arrive(otherTab, "/dashboard");
  await expect(otherTab.getByRole("article", { name: `Book ${firstBook}` })).toBeVisible();
  await page.goto("/logout");
  await expect(page).toHaveURL("/");
  await expect(otherTab.getByText(firstBook)).toHaveCount(0);
  for (const trace of traces) expect(await keptOnDevice(page)).not.toContain(trace);
  await signInCustomer(page, second);
  await visitAll(page, secondBook);
  await expect(otherTab.getByRole("article", { name: `Book ${secondBook}` })).toBeVisible();
  await expect(otherTab.getByText(first.name)).toHaveCount(0);
  await otherTab.close();
  const kept = await keptOnDevice(page);
  expect(kept).toContain(secondBook);
  for (const trace of traces) expect(kept).not.toContain(trace);
  expect(await inHttpCache(page, asked)).toEqual([]);

  await context.setOffline(true);
  await arrive(page, "/dashboard");
  await expect(page.getByRole("article", { name: `Book ${secondBook}` })).toBeVisible();
  await expect(page.getByText(firstBook)).toHaveCount(0);

  // A session that the shop ended leaves nothing behind either.
  await context.setOffline(false);
  const elsewhere = await browser.newContext();
  await signInAgain(elsewhere, second);
  await elsewhere.request.post("/api/End_Session", { data: {} });
  await elsewhere.close();
  await arrive(page, "/dashboard");
  await expect(page).toHaveURL(/\/\?next=/);
  await expect.poll(() => keptOnDevice(page)).not.toContain(secondBook);
});

async function visitAll(page: Page, book: string): Promise<void> {
  await arrive(page, "/dashboard");
  await expect(page.getByRole("article", { name: `Book ${book}` })).toBeVisible();
  await page.getByRole("link", { name: `Chit Details of book ${book}` }).click();
  await expect(page.getByText("Nothing has been paid for this book yet.")).toBeVisible();
  await page.goto(`/passbook?book=${book}`);
  await expect(page.getByRole("heading", { name: `Passbook ${book}` })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
}

/** All that the browser keeps for the portal where its pages can read it, as text. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, response === undefined ? "" : await response.text());
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve, reject) => {
          const asking = database.transaction(store).objectStore(store).getAll();
          asking.addEventListener("success", () => resolve(asking.result));
          asking.addEventListener("error", () => reject(asking.error));
        });
        texts.push(JSON.stringify(all));
      }
      database.close();
    }
    return texts.join("\n");
  });
}

/** Which of the API's answers the browser's own cache still has. */
function inHttpCache(page: Page, urls: readonly string[]): Promise<string[]> {
  const ofApi = [...new Set(urls.filter((url) => new URL(url).pathname.startsWith("/api/")))].filter(
    (url) => !/\/api\/(App_Icon|App_Manifest|Shop_Logo)/.test(url),
  );
  expect(ofApi.length).toBeGreaterThan(5);
  return page.evaluate(async (asked) => {
    const found: string[] = [];
    for (const url of asked) {
      const answer = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
      if (answer?.ok === true) found.push(url);
    }
    return found;
  }, ofApi);
}
