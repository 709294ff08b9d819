import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { beforeAll, expect, test } from "vitest";
import { handlers } from "#handlers.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const names = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name));
const declared = (name: OperationName): Operation => operations[name];
const moving = names.filter((name) => declared(name).movesMoney === true);

test("every operation whose handler is a money function of the database says that it moves money", () => {
  const byFunction = names.filter((name) => handlers[name].kind === "money");
  expect(byFunction.filter((name) => !moving.includes(name))).toEqual([]);
  expect(moving).toEqual(
    expect.arrayContaining([
      "takeCounterPayment",
      "settleBook",
      "addBook",
      "enrolClient",
      "retryGatewayRefund",
      "undoImport",
    ]),
  );
  for (const name of moving) expect([name, declared(name).kind]).toEqual([name, "command"]);
});

test("what moves money is refused without a key, says which header is missing, and does nothing", async () => {
  await app.make.goldRate();
  const { bookNumber } = await app.make.payment();
  const before = await app.fingerprint();
  for (const name of moving) {
    const response = await admin.call(name, { accountno: bookNumber }, { key: null });
    expect([name, response.status, response.body.code]).toEqual([name, 400, "idempotency_key_missing"]);
    expect(response.body.data).toContain("The header Idempotency-Key is missing");
  }
  expect(await app.fingerprint()).toEqual(before);
  // Who may not call it hears that, and nothing else.
  expect((await app.nobody().call("takeCounterPayment", {}, { key: null })).status).toBe(401);
  expect((await admin.call("takeCounterPayment", { accountno: bookNumber })).status).toBe(200);
});

test("the description of the API calls the header required where it is", async () => {
  const { body } = await app.nobody().send("get", "/api/openapi.json");
  const keyOf = (wire: string) =>
    body.paths[`/api/${wire}`].post.parameters.find(({ name }: { name: string }) => name === "Idempotency-Key")
      .required;
  expect([keyOf("Add_monhlyOfflinePayments"), keyOf("Add_New_Monthlyclient")]).toEqual([true, false]);
  expect(body.paths["/api/Settle_Book"].post.responses["400"].description).toContain("idempotency_key_missing");
});
