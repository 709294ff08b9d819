import { readFile } from "node:fs/promises";
import { typedNumberCases } from "@thangam/contracts/values/typed-number.testing";
import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { makeDeposit } from "#testing/make-deposit.ts";
import { correctAccountEntry } from "./asset-operations.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();
const refused = (code: string) => expect.objectContaining({ name: "Refusal", code });
/** One number, as it can be typed. */
const written = (number: string) => {
  const fullWidth = Array.from(number, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join("");
  const tamil = number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xbe6 + Number(digit)));
  const spread = (sign: string) => `${number.slice(0, 3)}${sign}${number.slice(3)}`;
  return [
    fullWidth,
    tamil,
    number.toLowerCase(),
    ...["-", "/", "\u2060", "\u00AD", "\u180E", "\u200E\u3000"].map(spread),
  ];
};

test("the database compares numbers as the forms do", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query(
      `select coalesce(transaction_number_key(typed), '') as plain, has_foreign_letter(typed) as is_foreign
       from unnest($1::text[]) with ordinality given(typed, n) order by n`,
      [typedNumberCases.map(([typed]) => typed)],
    ),
  );
  expect(rows.map((row) => [row.plain, row.is_foreign])).toEqual(
    typedNumberCases.map(([, plain, isForeign]) => [plain, isForeign]),
  );
});

test("the number of a transfer counts once, however it is typed, and signs alone are no number", async () => {
  const { make, money } = database;
  const [one, other] = [await make.book(), await make.book()];
  await money.take(one.number, { mode: "upi", transactionNumber: "UTR40551" });
  for (const transactionNumber of written("UTR40551"))
    await expect(money.take(other.number, { mode: "bank", transactionNumber })).rejects.toEqual(
      refused("transaction_number_used"),
    );
  const { paymentId } = await money.start(other.id);
  for (const transactionNumber of [".", "-", "\u2060", "\u00AD / "]) {
    const required = refused("transaction_number_required");
    await expect(money.take(one.number, { mode: "upi", transactionNumber })).rejects.toEqual(required);
    await expect(money.acknowledge(paymentId, { transactionNumber })).rejects.toEqual(required);
  }
  // Whoever calls the database itself meets its own rule; the forms say it in a sentence.
  await expect(money.take(one.number, { mode: "upi", transactionNumber: "U\u0422R 7" })).rejects.toThrow(
    "a number of other letters",
  );
});

test("a slip of the bank counts once, however it is typed, and again after its correction", async () => {
  const { make, money, db } = database;
  const book = await make.book();
  await money.take(book.number);
  const journalId = await makeDeposit(database, { reference: "D-77001" });
  const used = refused("bank_reference_used");
  for (const reference of [...written("D77001"), "D-77001"])
    await expect(makeDeposit(database, { reference })).rejects.toEqual(used);
  await correctAccountEntry(db, contextOf("Correct_Account_Entry"), {
    now: testMoment,
    day: testDay,
    journalId,
    reason: "Typed for another slip",
  });
  await makeDeposit(database, { reference: "d/77001" });
  await expect(makeDeposit(database, { reference: "D77001" })).rejects.toEqual(used);
  for (const reference of [" - ", "D\u0422 1"])
    await expect(makeDeposit(database, { reference })).rejects.toThrow("no letter and no digit");
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("a slip that was entered with its hyphen before this rule is not entered without", async () => {
  const { make, money, asOwner } = database;
  await money.take((await make.book()).number);
  const journalId = await makeDeposit(database, { reference: "E77001" });
  await asOwner((owner) =>
    owner.query(
      `set session_replication_role = replica; update journals set source_ref = 'E-77001' where id = ${journalId}`,
    ),
  );
  await expect(makeDeposit(database, { reference: "E77001" })).rejects.toEqual(refused("bank_reference_used"));
});

test("a bill or a voucher settles one book, however its number is typed", async () => {
  const { make, money } = database;
  const [one, other] = [await make.book(), await make.book()];
  for (const { number } of [one, other]) await money.take(number);
  await make.settledBook(one.id, { reference: "V77881" });
  for (const reference of written("V77881"))
    await expect(make.settledBook(other.id, { reference })).rejects.toEqual(refused("reference_used"));
  for (const reference of ["-", "\u2060"])
    await expect(make.settledBook(other.id, { reference })).rejects.toThrow("no letter and no digit");
  await make.settledBook(other.id, { method: "jewellery_bill", reference: "V-77881" });
});

test("what banks call the money of a gateway is compared by this rule after an upgrade, too", async () => {
  const { make, money, asOwner } = database;
  const { paymentId } = await money.take((await make.book()).number, { mode: "upi", transactionNumber: "U77990" });
  const file = new URL("../../../../prisma/migrations/20261125002001_forms_of_a_number/migration.sql", import.meta.url);
  const migration = await readFile(file, "utf8");

  const upgraded = await asOwner(async (owner) => {
    await owner.query("begin");
    await owner.query("set local session_replication_role = replica");
    await owner.query("update payments set bank_numbers = $2 where id = $1", [
      paymentId,
      ["000345868123", "UTR12345678", "HDFCR5202211"],
    ]);
    await owner.query("set local session_replication_role = origin");
    await owner.query(migration);
    const { rows } = await owner.query("select bank_numbers from payments where id = $1", [paymentId]);
    await owner.query("rollback");
    return rows[0]?.bank_numbers;
  });
  expect(upgraded).toEqual(["345868123", "HDFCR5202211"]);
});
