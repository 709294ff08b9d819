import { testPaymentsHeader } from "@thangam/contracts/kernel/test-payments";
import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp({ hasTestPayments: true });

test("every answer of a portal whose payments are tests says so, also to somebody signed out and when it refuses", async () => {
  const answers = [
    await app.nobody().call("getSession"),
    await app.nobody().call("takeCounterPayment"),
    await app.nobody().send("get", "/api/No_Such_Operation"),
  ];
  expect(answers.map(({ status, headers }) => [status, headers[testPaymentsHeader]])).toEqual([
    [200, "test"],
    [401, "test"],
    [404, "test"],
  ]);
});
