import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { countClients, todaysPayments } from "@thangam/contracts/reports/dashboard-operations";
import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { setGoldRate } from "@thangam/contracts/rates/operations";
import { paise } from "@thangam/contracts/values/money";
import { afterEach, expect, test } from "vitest";
import { adminJson, openShop, problem } from "#testing/shop.ts";
import type { Answer, Received } from "#testing/shop.ts";
import { call } from "./client.ts";
import { ApiProblem, NetworkFailure } from "./problem.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
const open = async (answer: (call: Received) => Answer | Promise<Answer>) => (shop = await openShop(answer));
afterEach(() => shop.close());

const counted: Answer = { json: { data: [{ TotalCustomer: 160 }] } };

test("input travels under the wire's names and the answer comes back under ours", async () => {
  await open(() => ({
    json: {
      data: [
        {
          date: "2026-11-21",
          purity: "22K",
          rate: "12500.50",
          set_at: "2026-11-21T04:00:00Z",
          set_by: "Meena",
          current: true,
        },
      ],
    },
  }));
  const rate = await call(
    setGoldRate,
    { ratePaisePerGram: paise(1_250_050n), purity: "22K" },
    { idempotencyKey: "key-0001" },
  );
  expect(shop.received).toMatchObject([
    {
      operation: "Add_Daily_Gold_Rate",
      method: "POST",
      body: { rate: "12500.50", purity: "22K" },
      idempotencyKey: "key-0001",
    },
  ]);
  expect(rate).toMatchObject({ ratePaisePerGram: 1_250_050n, day: "2026-11-21", isCurrent: true });
});

test("a reading operation sends its input in the address", async () => {
  await open(() => ({ json: { data: [], page: { number: 2, size: 20, total: 20 } } }));
  await call(todaysPayments, { page: 2, pageSize: 20, sort: "-amount" });
  expect(shop.received[0]).toMatchObject({ method: "GET", body: null });
  expect(Object.fromEntries(shop.received[0]!.query)).toEqual({ page: "2", pageSize: "20", sort: "-amount" });
});

test("a reading operation that is asked about a list of records sends them in a body", async () => {
  await open(() => problem(404, "book_not_found", "There is no book with this number."));
  const parts = [{ way: "Voucher" as const, lines: [], takePaise: paise(10_000n) }];
  await call(quoteBook, { bookId: 7n, parts }).catch(() => undefined);
  expect(shop.received[0]).toMatchObject({
    method: "POST",
    body: { chitid: "7", parts: [{ way: "Voucher", take_amount: "100" }] },
  });
});

test("an expired session is renewed once for all calls that wait for it, and each is sent again", async () => {
  let isRenewed = false;
  const allTold = Promise.withResolvers<void>();
  await open(async ({ operation }) => {
    if (operation !== "Refresh_Session") {
      if (shop.calls("Get_CustomerCount").length === 4) allTold.resolve();
      return isRenewed ? counted : problem(401, "not_signed_in", "Please sign in.");
    }
    await allTold.promise;
    isRenewed = true;
    return { json: { data: [adminJson] } };
  });
  const counts = await Promise.all([1, 2, 3, 4].map(() => call(countClients, {})));
  expect(counts.map(({ clientCount }) => clientCount)).toEqual([160, 160, 160, 160]);
  expect(shop.calls("Refresh_Session")).toHaveLength(1);
});

test("a session that is over is not renewed again and again", async () => {
  await open(({ operation }) =>
    operation === "Refresh_Session"
      ? problem(401, "session_ended", "You were signed out. Please sign in again.")
      : problem(401, "not_signed_in", "Please sign in."),
  );
  await expect(call(countClients, {})).rejects.toMatchObject({ status: 401, code: "session_ended" });
  expect(shop.received.map(({ operation }) => operation)).toEqual(["Get_CustomerCount", "Refresh_Session"]);
});

test("a wrong password is a refusal, not an expired session", async () => {
  await open(() => problem(401, "sign_in_failed", "The e-mail or the password is not right."));
  await expect(call(signIn, { email: "a@b.co", password: "x" })).rejects.toThrow(
    "The e-mail or the password is not right.",
  );
  expect(shop.received).toHaveLength(1);
});

test("a problem names our fields, rows of lists included", async () => {
  await open(() =>
    problem(422, "value_invalid", "This is not valid.", [
      { field: "rate", code: "gold_rate_invalid", message: "Please enter valid gold rate" },
    ]),
  );
  const error: unknown = await call(setGoldRate, { ratePaisePerGram: paise(1n), purity: "22K" }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  expect(error).toMatchObject({
    status: 422,
    fields: [{ name: "ratePaisePerGram", message: "Please enter valid gold rate" }],
  });
});

test("an answer that is no problem document is still an ordinary fault", async () => {
  await open(() => ({ status: 502, json: "<html>bad gateway</html>" }));
  await expect(call(countClients, {})).rejects.toMatchObject({
    status: 502,
    code: "fault",
    message: "Something went wrong, try again later.",
  });
});

test("a missing answer is distinguished from a refusal", async () => {
  await open(() => "no answer");
  await expect(call(countClients, {})).rejects.toBeInstanceOf(NetworkFailure);
});
