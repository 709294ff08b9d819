import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const refused = (code: string, params?: Record<string, string>) =>
  expect.objectContaining(params === undefined ? { name: "Refusal", code } : { name: "Refusal", code, params });

test("a payment credits the book, writes to its client, and leaves an audit row", async () => {
  const { make, money, db } = database;
  const admin = await make.user({ userType: "Admin" });
  const book = await make.book({ paidMonths: 3 });
  const answer = await money.take(book.number.toLowerCase(), {
    amountPaise: 100_000n,
    mode: "bank",
    transactionNumber: " N1 ",
    actorId: admin.id,
  });
  expect(answer).toMatchObject({
    bookNumber: book.number,
    status: "credited",
    amountPaise: 100_000n,
    instalmentNumber: 4,
    instalmentCount: 2,
    weightMg: null,
    transactionNumber: "N1",
    paidTotalPaise: 250_000n,
    instalmentsPaid: 5,
    nextInstalment: 6,
  });
  const message = await db.outboxMessage.findUniqueOrThrow({
    where: { dedupeKey: `payment_acknowledged:${answer.paymentId}` },
  });
  expect(message).toMatchObject({ kind: "payment_acknowledged", clientId: book.clientId });
  expect(message.payload).toEqual({ paymentId: String(answer.paymentId), bookId: String(book.id) });
  const audit = await db.auditEntry.findFirstOrThrow({
    where: { recordType: "payment", recordId: String(answer.paymentId) },
  });
  expect(audit).toMatchObject({ actorId: admin.id, operation: "Add_monhlyOfflinePayments" });
});

test("money moves from the drawer to what the shop owes", async () => {
  const { make, money, db } = database;
  const book = await make.book();
  const { paymentId } = await money.take(book.number);
  const postings = await db.posting.findMany({
    where: { journal: { paymentId } },
    include: { account: true },
    orderBy: { line: "asc" },
  });
  expect(postings.map((posting) => [posting.account.code, posting.amount])).toEqual([
    ["CASH_DRAWER", -50_000n],
    ["LIABILITY_INR", 50_000n],
  ]);
});

test("a fixed book takes whole instalments that are still due", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { instalments: 3 } });
  for (const amountPaise of [0n, -50_000n, 49_999n, 75_000n, 200_000n]) {
    await expect(money.take(book.number, { amountPaise })).rejects.toEqual(refused("amount_not_allowed"));
  }
  await expect(money.start(book.id, { instalmentCount: 2, amountPaise: 50_000n })).rejects.toEqual(
    refused("amount_not_allowed"),
  );
  expect(await money.start(book.id, { instalmentCount: 2 })).toMatchObject({
    amountPaise: 100_000n,
    instalmentNumber: null,
  });
  expect(await money.take(book.number, { amountPaise: 150_000n })).toMatchObject({
    instalmentCount: 3,
    nextInstalment: null,
  });
  await expect(money.take(book.number)).rejects.toEqual(refused("all_instalments_paid"));
});

test("a fixed book of the least amount, one paisa, takes it", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { minimumPaise: 1n, multipleOfPaise: 1n, prefixes: { ONEP: 1n } } });
  expect(await money.take(book.number, { amountPaise: 1n })).toMatchObject({ amountPaise: 1n, instalmentCount: 1 });
});

test("a flexible book takes any multiple from the minimum up, without end", async () => {
  const { make, money } = database;
  const scheme = { paymentRule: "flexible", instalments: 2, minimumPaise: 20_000n, multipleOfPaise: 5_000n } as const;
  const book = await make.book({ scheme });
  for (const amountPaise of [15_000n, 22_000n, -20_000n]) {
    await expect(money.take(book.number, { amountPaise })).rejects.toEqual(refused("amount_not_allowed"));
  }
  for (const amountPaise of [20_000n, 25_000n, 1_000_000n]) await money.take(book.number, { amountPaise });
  expect(await money.take(book.number)).toMatchObject({ amountPaise: 50_000n, instalmentNumber: 4, nextInstalment: 5 });
});

test("a flexible book takes Rs 1,000 crore at once, and not a step more", async () => {
  const { make, money } = database;
  const scheme = { paymentRule: "flexible", minimumPaise: 20_000n, multipleOfPaise: 5_000n } as const;
  const { number } = await make.book({ scheme });
  const most = 1_000_000_000_000n;
  const pay = (amountPaise: bigint) => money.take(number, { mode: "bank", amountPaise });
  await expect(pay(most + 5_000n)).rejects.toEqual(refused("amount_not_allowed"));
  expect(await pay(most)).toMatchObject({ amountPaise: most });
});

test("a chosen instalment covers the next ones too, and must be free and within the scheme", async () => {
  const { make, money } = database;
  await make.manyOpenPayments();
  const book = await make.book({ scheme: { instalments: 5 } });
  const pay = async (instalmentNumber: number | null, amountPaise = 50_000n) => {
    const { paymentId } = await money.start(book.id, { amountPaise });
    return money.acknowledge(paymentId, { instalmentNumber });
  };
  expect(await pay(3)).toMatchObject({ instalmentNumber: 3, nextInstalment: 1 });
  await expect(pay(3)).rejects.toEqual(refused("instalment_already_paid", { instalment: "3" }));
  await expect(pay(2, 100_000n)).rejects.toEqual(refused("instalment_already_paid", { instalment: "3" }));
  await expect(pay(0)).rejects.toEqual(refused("instalment_out_of_range"));
  await expect(pay(6)).rejects.toEqual(refused("instalment_out_of_range"));
  await expect(pay(5, 100_000n)).rejects.toEqual(refused("instalment_out_of_range"));
  expect(await pay(4, 100_000n)).toMatchObject({ instalmentNumber: 4, instalmentCount: 2 });
  expect(await pay(null, 100_000n)).toMatchObject({ instalmentNumber: 1, nextInstalment: null });
});

test("a flexible book is paid in turn: nothing beyond the next instalment, but a freed one again", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { paymentRule: "flexible", type: "daily" } });
  const payments = [await money.start(book.id), await money.start(book.id), await money.start(book.id)];
  const ids = payments.map((payment) => payment.paymentId);
  await expect(money.acknowledge(ids[0]!, { instalmentNumber: 100_000 })).rejects.toMatchObject({
    code: "instalment_out_of_range",
  });
  await money.acknowledge(ids[0]!, { instalmentNumber: 1 });
  await money.acknowledge(ids[1]!, { instalmentNumber: 2 });
  await money.refund(ids[0]!);
  expect(await money.acknowledge(ids[2]!, { instalmentNumber: 1 })).toMatchObject({ nextInstalment: 3 });
});

test("the next instalment is looked up by one plan for all books, in a fixed and in a flexible scheme", async () => {
  const { make, asOwner } = database;
  const fixed = await make.book();
  const flexible = await make.book({ scheme: { paymentRule: "flexible" } });
  const plans: string[] = [];
  await asOwner(async (owner) => {
    owner.on("notice", ({ message = "" }) => plans.push(message));
    await owner.query(`load 'auto_explain';
      set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice`);
    // A connection makes its first plans for what it is asked.
    for (const { id } of [fixed, flexible])
      for (let times = 0; times < 7; times += 1)
        await owner.query(
          "select next_instalment(b, v.payment_rule) from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = $1",
          [id],
        );
  });
  const ofCredits = plans.filter((plan) => plan.includes("on instalment_credits") && !plan.includes("on books"));
  expect(ofCredits).toHaveLength(14);
  // A plan that was made for one book would name it here.
  for (const plan of ofCredits.slice(7)) expect(plan).toMatch(/book_id = \(?\$\d/);
});
