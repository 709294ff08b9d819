import { expect, test } from "vitest";
import { sandboxOf } from "#testing/sandbox.ts";
import { app, comes, joined } from "./book-story.testing.ts";
import type { BookStory } from "./book-story.testing.ts";

const sandbox = sandboxOf(app);
const terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", perMonth: 1, matures: { months: 11 } },
  benefits: [],
};

async function book(): Promise<BookStory> {
  return joined({ terms, joinedOn: "2025-01-05", rupees: 1000 });
}

async function customerOf(story: BookStory) {
  const { client } = await app.db.book.findUniqueOrThrow({
    where: { id: BigInt(story.id) },
    include: { client: true },
  });
  return app.signedInUser(client.userId ?? 0n);
}

test("the counter says before it saves that a month is full, and no payment starts online", async () => {
  const story = await book();
  await story.pays(["2025-01-05"]);
  const by = await comes("2025-01-31");
  expect((await by.call("previewPayment", { accountno: story.number })).body.data).toMatchObject({
    refusal: "month_is_full",
    credit: null,
  });
  const started = await (await customerOf(story)).call("startPayment", { accountno: story.number });
  expect([started.status, started.body.code]).toEqual([409, "month_is_full"]);
  await comes("2025-02-01");
  expect((await (await customerOf(story)).call("startPayment", { accountno: story.number })).status).toBe(200);
});

test("money that a gateway brings into a full month is an Admin's to decide", async () => {
  const story = await book();
  await comes("2025-01-06");
  const order = await sandbox.start(await customerOf(story), story.number);
  await story.pays(["2025-01-06"]);
  await sandbox.comeBack(await sandbox.simulate(order, "success"));
  const payments = await app.db.payment.findMany({
    where: { bookId: BigInt(story.id), mode: "online" },
    include: { exceptions: true },
  });
  expect(payments).toMatchObject([{ status: "verified", exceptions: [{ kind: "not_creditable", resolvedAt: null }] }]);
});

test("money that waits becomes an exception when another payment fills its month", async () => {
  const story = await book();
  await comes("2025-01-06");
  await sandbox.comeBack(await sandbox.simulate(await sandbox.start(await customerOf(story), story.number), "success"));
  expect(await story.tries("2025-01-06")).toBe("paid");
  const waiting = await app.db.payment.findFirstOrThrow({
    where: { bookId: BigInt(story.id), status: "verified" },
    include: { exceptions: true },
  });
  expect(waiting.exceptions).toMatchObject([{ kind: "not_creditable" }]);
});

test("the database credits no second payment of a month, whoever writes it", async () => {
  const story = await book();
  await story.pays(["2025-01-05"]);
  const { id } = await app.db.payment.findFirstOrThrow({ where: { bookId: BigInt(story.id) } });
  const copy = {
    id: 999_999,
    receipt_number: "T2425-9999999",
    transaction_number: "UTR999999",
    business_day: "2025-01-20",
  };
  await expect(
    app.asOwner((owner) =>
      owner.query("insert into payments select (jsonb_populate_record(p, $2::jsonb)).* from payments p where id = $1", [
        id,
        JSON.stringify(copy),
      ]),
    ),
  ).rejects.toThrow("month_is_full");
});
