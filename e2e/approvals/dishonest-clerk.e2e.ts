import { decide, hears, openQueue, somebody, theOwner, waits } from "../support/approvals.ts";
import { goToGateway, openAcknowledgement } from "../support/payments.ts";
import { addClerk } from "../support/people.ts";
import type { Account } from "../support/people.ts";
import { choose, expect, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newSaver, startPayment, takePayment } from "../support/shop.ts";
import { enrolByHand } from "../support/enrol-by-hand.ts";

// A clerk who was granted every right there is, and what each of five frauds comes to: it waits, nothing of it is done, the
// owner is told and reads it, refuses it, and approves an honest twin of it.

test.describe.configure({ mode: "serial" });

let clerk: Account;
let hers: Page;
let owners: Page;

test.beforeAll(async ({ browser }) => {
  clerk = await addClerk(browser);
  hers = (await somebody(browser, clerk)).page;
  owners = (await theOwner(browser)).page;
});

test.afterAll(async () => {
  await hers.context().close();
  await owners.context().close();
});

test("everyday work waits for nothing: she enrols somebody and takes a payment", async () => {
  const book = await enrolByHand(hers, { months: null });
  await expect(toast(hers, "Chit successfully added.")).toBeVisible();
  await hers.goto(`/offline_payment?book=${book}`);
  await hers.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(toast(hers, "Payment Completed.")).toBeVisible();
  await expect(hers.getByRole("status", { name: "Waits for approval" })).toBeHidden();
});

test("months that nobody paid: the book is not opened", async () => {
  const book = await enrolByHand(hers, { months: "10" });
  const dishonest = await waits(hers);
  await noSuchBook(hers, book);
  const honestBook = await enrolByHand(hers, { months: "02" });
  const honest = await waits(hers);

  await openQueue(owners);
  await decide(owners, dishonest, {
    reads: ["Months paid elsewhere", book, "10 months", clerk.name],
    refuses: "There is no passbook",
  });
  await decide(owners, honest, { reads: [honestBook, "2 months"] });

  await noSuchBook(hers, book);
  await hears(hers, dishonest, "Refused", "There is no passbook");
  await hears(hers, honest, "Approved and done");
  await hers.goto(`/offline_payment?book=${honestBook}`);
  await expect(hers.getByRole("region", { name: `Book ${honestBook}` })).toContainText("3 of 11");
});

test("a heavier weight than computed: the book holds what it held", async ({ browser }) => {
  const [book = "", honestBook = ""] = await enrol(browser, newSaver(), "GH", "GH");
  const acknowledge = async (number: string, grams: (computed: string) => string) => {
    await startPayment(browser, number);
    const dialog = await openAcknowledgement(hers, number);
    const weight = dialog.getByRole("textbox", { name: "Weight in grams" });
    await expect(weight).toHaveValue(/^0\.\d{3}$/);
    const computed = await weight.inputValue();
    await weight.fill(grams(computed));
    await dialog.getByRole("textbox", { name: "Reason for another weight" }).fill("She asked for it");
    await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
    return { computed, id: await waits(hers) };
  };
  const dishonest = await acknowledge(book, () => "0.999");
  const honest = await acknowledge(honestBook, (computed) => (Number(computed) + 0.001).toFixed(3));
  await isUnpaid(hers, book);

  await openQueue(owners);
  const reads = ["Another weight than computed", book, `${dishonest.computed} g → 0.999 g`, "She asked for it"];
  await decide(owners, dishonest.id, { reads: [...reads, clerk.name], refuses: "Weigh it again" });
  await decide(owners, honest.id, { reads: [honestBook] });

  await isUnpaid(hers, book);
  await isUnpaid(hers, honestBook, "2 of 11");
  await hears(hers, dishonest.id, "Refused", "Weigh it again");
});

test("a cash refund to oneself: the payment stays, and nobody approves their own", async ({ browser }) => {
  const [book = "", honestBook = ""] = await enrol(browser, newSaver(), "K", "K");
  const refund = async (number: string, reason: string) => {
    await takePayment(browser, number);
    const dialog = await openAcknowledgement(hers, number);
    await dialog.getByRole("checkbox", { name: "Refund this payment" }).check();
    await choose(hers, "Paid back by", "Cash");
    await dialog.getByRole("textbox", { name: "Reason" }).fill(reason);
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    await hers.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    return await waits(hers);
  };
  const dishonest = await refund(book, "She wants it back");
  const honest = await refund(honestBook, "Paid twice, see the other receipt");
  await isUnpaid(hers, book, "2 of 15");

  // She may check what others ask for, and not this.
  await hers.goto(`/approvals?id=${dishonest}`);
  await expect(hers.getByRole("button", { name: `Take request ${dishonest} back` })).toBeVisible();
  await expect(hers.getByRole("button", { name: /^Decide about/ })).toHaveCount(0);
  const own = await hers.request.post("/api/Decide_Approval", {
    data: { approval_id: dishonest, decision: "approve" },
    headers: { "Idempotency-Key": `own-${unique()}` },
  });
  expect([own.status(), (await own.json()).code]).toEqual([409, "approval_own"]);

  await openQueue(owners);
  const reads = ["Refund", book, "₹2,500.00", "She wants it back", clerk.name, "Cash"];
  await decide(owners, dishonest, { reads, refuses: "She did not ask for it" });
  await decide(owners, honest, { reads: [honestBook, "Paid twice"] });

  await isUnpaid(hers, book, "2 of 15");
  await isUnpaid(hers, honestBook, "1 of 15");
  await hears(hers, dishonest, "Refused", "She did not ask for it");
});

test("the rate of yesterday: neither as the bank's day, nor as its gold, nor as a rate of her own", async ({
  browser,
}) => {
  const [book = "", honestBook = ""] = await enrol(browser, newSaver(), "GH", "GH");
  await startPayment(browser, book);
  const dialog = await openAcknowledgement(hers, book);
  const send = dialog.getByRole("button", { name: "Send Acknowledgement" });
  await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`UTR${unique()}`);
  const bankDay = dialog.getByRole("textbox", { name: "Credited by the bank on" });
  const today = await bankDay.inputValue();
  await bankDay.fill(dayBefore(today));
  const weight = dialog.getByRole("textbox", { name: "Weight in grams" });
  await expect(weight).toHaveValue(/^0\.\d{3}$/);
  await send.click();
  await expect(bankDay).toHaveAccessibleDescription(/cannot have credited it on this day/);

  await bankDay.fill(today);
  const computed = await weight.inputValue();
  const cheaper = (Number(computed) * 1.03).toFixed(3);
  await weight.fill(cheaper);
  await dialog.getByRole("textbox", { name: "Reason for another weight" }).fill("The rate of yesterday");
  await send.click();
  const dishonest = await waits(hers);
  await isUnpaid(hers, book);

  await hers.goto("/add_daily_gold_rate");
  await expect(hers).not.toHaveURL(/add_daily_gold_rate/);
  const rate = await hers.request.post("/api/Add_Daily_Gold_Rate", { data: { rate: "1" } });
  expect(rate.status()).toBe(403);

  // What came today, at the rate of today, is credited at once.
  await startPayment(browser, honestBook);
  const honest = await openAcknowledgement(hers, honestBook);
  await honest.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`UTR${unique()}`);
  await honest.getByRole("button", { name: "Send Acknowledgement" }).click();
  await expect(toast(hers, "Acknowledgment Successfully sent.")).toBeVisible();

  await openQueue(owners);
  const reads = [book, `${computed} g → ${cheaper} g`, "The rate of yesterday", clerk.name];
  await decide(owners, dishonest, { reads, refuses: "It was paid today" });
  await isUnpaid(hers, book);
  await hears(hers, dishonest, "Refused", "It was paid today");
});

test("an order that never was paid: a typed number credits nothing", async ({ browser }) => {
  const saver = newSaver();
  const [book = "", honestBook = ""] = await enrol(browser, saver, "K", "K");
  await goToGateway(browser, saver, [book, honestBook]);
  const acknowledge = async (number: string) => {
    const typed = `PAY${unique()}`;
    const dialog = await openAcknowledgement(hers, number);
    await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(typed);
    await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
    return { typed, id: await waits(hers) };
  };
  const dishonest = await acknowledge(book);
  const honest = await acknowledge(honestBook);
  await isUnpaid(hers, book);

  await openQueue(owners);
  const reads = ["Payment on a typed number", book, "₹2,500.00", dishonest.typed, clerk.name];
  await decide(owners, dishonest.id, { reads, refuses: "The gateway knows of no payment" });
  await decide(owners, honest.id, { reads: [honest.typed] });

  await isUnpaid(hers, book);
  await isUnpaid(hers, honestBook, "2 of 15");
  await hears(hers, dishonest.id, "Refused", "The gateway knows of no payment");
  await hears(hers, honest.id, "Approved and done");
});

async function noSuchBook(page: Page, book: string): Promise<void> {
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByText("There is no book with this number.")).toBeVisible();
}

/** The counter says which instalment is next: nothing was credited, or as much as `next` says. */
async function isUnpaid(page: Page, book: string, next = "1 of"): Promise<void> {
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(next);
}

/** The only payment of a book that waits still does. */
async function isPending(page: Page, book: string): Promise<void> {
  await page.goto(`/transaction_list?search=${book}&status=Pending`);
  await expect(page.getByRole("table", { name: "Transactions" }).getByRole("row", { name: book })).toBeVisible();
}

/** "01-12-2026" → "30-11-2026" */
function dayBefore(day: string): string {
  const date = new Date(Date.parse(day.split("-").toReversed().join("-")) - 86_400_000);
  return date.toISOString().slice(0, 10).split("-").toReversed().join("-");
}
