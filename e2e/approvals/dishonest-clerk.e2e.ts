import { decide, hears, openQueue, somebody, theOwner, waits } from "../support/approvals.ts";
import { goToGateway, showsPaid, noSuchBook, openAcknowledgement } from "../support/payments.ts";
import { addClerk } from "../support/people.ts";
import type { Account } from "../support/people.ts";
import { choose, expect, post, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newCustomer, startPayment, takePayment } from "../support/shop.ts";
import { enrolByHand } from "../support/enrol-by-hand.ts";
import { atNight } from "../support/sizes.ts";

// A clerk who was granted every right there is, and what each of five frauds comes to: it waits, nothing of it is done, the
// owner is told and reads it, refuses it, and approves an honest twin of it.

test.describe.configure({ mode: "serial" });

let clerk: Account;
let clerkPage: Page;
let ownerPage: Page;

test.beforeAll(async ({ browser }) => {
  clerk = await addClerk(browser);
  clerkPage = (await somebody(browser, clerk)).page;
  ownerPage = (await theOwner(browser)).page;
});

test.afterAll(async () => {
  await clerkPage.context().close();
  await ownerPage.context().close();
});

test("everyday work waits for nothing: she enrols somebody and takes a payment", async () => {
  const book = await enrolByHand(clerkPage, { months: null });
  await expect(toast(clerkPage, "Chit successfully added.")).toBeVisible();
  await clerkPage.goto(`/offline_payment?book=${book}`);
  await expect(clerkPage.getByRole("region", { name: `Book ${book}` })).toContainText("Instalment 1 ·");
  await clerkPage.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(toast(clerkPage, "Payment Completed.")).toBeVisible();
  await expect(clerkPage.getByRole("status", { name: "Waits for approval" })).toBeHidden();
});

test("months that nobody paid: the book is not opened", async () => {
  const book = await enrolByHand(clerkPage, { months: "10" });
  const dishonest = await waits(clerkPage);
  await noSuchBook(clerkPage, book);
  const honestBook = await enrolByHand(clerkPage, { months: "02" });
  const honest = await waits(clerkPage);

  await openQueue(ownerPage);
  await decide(ownerPage, dishonest, {
    reads: ["Months paid elsewhere", book, "10 months", clerk.name],
    refuses: "There is no passbook",
  });
  await decide(ownerPage, honest, { reads: [honestBook, "2 months"] });

  await noSuchBook(clerkPage, book);
  await hears(clerkPage, dishonest, "Refused", "There is no passbook");
  await hears(clerkPage, honest, "Approved and done");
  await clerkPage.goto(`/offline_payment?book=${honestBook}`);
  await expect(clerkPage.getByRole("region", { name: `Book ${honestBook}` })).toContainText("2 of 11 paid");
});

atNight("a heavier weight than computed: the book holds what it held", async ({ browser }) => {
  const [book = "", honestBook = ""] = await enrol(browser, newCustomer(), "GH", "GH");
  const acknowledge = async (number: string, grams: (computed: string) => string) => {
    await startPayment(browser, number);
    const dialog = await openAcknowledgement(clerkPage, number);
    const weight = dialog.getByRole("textbox", { name: "Weight in grams" });
    await expect(weight).toHaveValue(/^0\.\d{3}$/);
    const computed = await weight.inputValue();
    await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`UTR${unique()}`);
    await weight.fill(grams(computed));
    await dialog.getByRole("textbox", { name: "Reason for another weight" }).fill("She asked for it");
    await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
    return { computed, id: await waits(clerkPage) };
  };
  const dishonest = await acknowledge(book, () => "0.999");
  const honest = await acknowledge(honestBook, (computed) => (Number(computed) + 0.001).toFixed(3));
  await showsPaid(clerkPage, book, "0 of");

  await openQueue(ownerPage);
  const reads = ["Another weight than computed", book, `${dishonest.computed} g → 0.999 g`, "She asked for it"];
  await decide(ownerPage, dishonest.id, { reads: [...reads, clerk.name], refuses: "Weigh it again" });
  await decide(ownerPage, honest.id, { reads: [honestBook] });

  await showsPaid(clerkPage, book, "0 of");
  await showsPaid(clerkPage, honestBook, "1 of 11");
  await hears(clerkPage, dishonest.id, "Refused", "Weigh it again");
});

test("a cash refund to oneself: the payment stays, and nobody approves their own", async ({ browser }) => {
  const [book = "", honestBook = ""] = await enrol(browser, newCustomer(), "K", "K");
  const refund = async (number: string, reason: string) => {
    await takePayment(browser, number);
    const dialog = await openAcknowledgement(clerkPage, number);
    await dialog.getByRole("checkbox", { name: "Refund this payment" }).check();
    await choose(clerkPage, "Paid back by", "Cash");
    await dialog.getByRole("textbox", { name: "Reason" }).fill(reason);
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    await clerkPage.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    return await waits(clerkPage);
  };
  const dishonest = await refund(book, "She wants it back");
  const honest = await refund(honestBook, "Paid twice, see the other receipt");
  await showsPaid(clerkPage, book, "1 of 15");

  // She may check what others ask for, and not this.
  await clerkPage.goto(`/approvals?view=all&id=${dishonest}`);
  await expect(clerkPage.getByRole("button", { name: `Take request ${dishonest} back` })).toBeVisible();
  await expect(clerkPage.getByRole("button", { name: /^Decide about/ })).toHaveCount(0);
  const own = await clerkPage.request.post("/api/Decide_Approval", {
    data: { approval_id: dishonest, decision: "approve" },
    headers: { "Idempotency-Key": `own-${unique()}` },
  });
  expect([own.status(), (await own.json()).code]).toEqual([409, "approval_own"]);

  await openQueue(ownerPage);
  const reads = ["Refund", book, "₹ 2,500.00", "She wants it back", clerk.name, "Cash"];
  await decide(ownerPage, dishonest, { reads, refuses: "She did not ask for it" });
  await decide(ownerPage, honest, { reads: [honestBook, "Paid twice"] });

  await showsPaid(clerkPage, book, "1 of 15");
  await showsPaid(clerkPage, honestBook, "0 of 15");
  await hears(clerkPage, dishonest, "Refused", "She did not ask for it");
});

atNight("the rate of yesterday: not as the bank's day, its gold or a rate of her own", async ({ browser }) => {
  const [book = "", honestBook = ""] = await enrol(browser, newCustomer(), "GH", "GH");
  await startPayment(browser, book);
  const dialog = await openAcknowledgement(clerkPage, book);
  const send = dialog.getByRole("button", { name: "Send Acknowledgement" });
  await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`UTR${unique()}`);
  const bankDay = dialog.getByRole("textbox", { name: "Credited by the bank on" });
  const today = await bankDay.inputValue();
  await bankDay.fill(await earlierDayWithARate());
  const weight = dialog.getByRole("textbox", { name: "Weight in grams" });
  await expect(weight).toHaveValue(/^0\.\d{3}$/);
  await send.click();
  await expect(bankDay).toHaveAccessibleDescription(/cannot have credited this payment on that day/);

  await bankDay.fill(today);
  const computed = await weight.inputValue();
  const cheaper = (Number(computed) * 1.03).toFixed(3);
  await weight.fill(cheaper);
  await dialog.getByRole("textbox", { name: "Reason for another weight" }).fill("The rate of yesterday");
  await send.click();
  const dishonest = await waits(clerkPage);
  await showsPaid(clerkPage, book, "0 of");

  await clerkPage.goto("/add_daily_gold_rate");
  await expect(clerkPage).not.toHaveURL(/add_daily_gold_rate/);
  const rate = await clerkPage.request.post("/api/Add_Daily_Gold_Rate", { data: { rate: "1" } });
  expect(rate.status()).toBe(403);

  // What came today, at the rate of today, waits for its number alone.
  await startPayment(browser, honestBook);
  const honest = await openAcknowledgement(clerkPage, honestBook);
  await honest.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`UTR${unique()}`);
  await honest.getByRole("button", { name: "Send Acknowledgement" }).click();
  const onNumber = await waits(clerkPage);
  await openQueue(ownerPage);
  const reads = [book, `${computed} g → ${cheaper} g`, "The rate of yesterday", clerk.name];
  await decide(ownerPage, dishonest, { reads, refuses: "It was paid today" });
  await decide(ownerPage, onNumber, { reads: [honestBook, "Payment on a typed number"] });
  await showsPaid(clerkPage, book, "0 of");
  await showsPaid(clerkPage, honestBook, "1 of 11");
  await hears(clerkPage, dishonest, "Refused", "It was paid today");
});

test("an order that never was paid: a typed number credits nothing", async ({ browser }) => {
  const customer = newCustomer();
  const [book = "", honestBook = ""] = await enrol(browser, customer, "K", "K");
  await goToGateway(browser, customer, [book, honestBook]);
  const acknowledge = async (number: string) => {
    const typed = `PAY${unique()}`;
    const dialog = await openAcknowledgement(clerkPage, number);
    await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(typed);
    await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
    return { typed, id: await waits(clerkPage) };
  };
  const dishonest = await acknowledge(book);
  const honest = await acknowledge(honestBook);
  await showsPaid(clerkPage, book, "0 of");

  await openQueue(ownerPage);
  const reads = ["Payment on a typed number", book, "₹ 2,500.00", dishonest.typed, clerk.name];
  await decide(ownerPage, dishonest.id, { reads, refuses: "The gateway knows of no payment" });
  await decide(ownerPage, honest.id, { reads: [honest.typed, /gateway itself: It (was|does) not/] });

  await showsPaid(clerkPage, book, "0 of");
  await showsPaid(clerkPage, honestBook, "1 of 15");
  await hears(clerkPage, dishonest.id, "Refused", "The gateway knows of no payment");
  await hears(clerkPage, honest.id, "Approved and done");
});

/** The day before today on which a gold rate was set, as the fields of the shop write it. */
async function earlierDayWithARate(): Promise<string> {
  const days = await post<{ date: string }[]>(clerkPage.request, "Get_Gold_Rate_History", {});
  return (days.at(-2)?.date ?? "").split("-").toReversed().join("-");
}
