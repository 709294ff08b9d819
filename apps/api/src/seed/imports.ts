import { createHash } from "node:crypto";
import { importBooks } from "#ledger/import-operations.ts";
import type { Transaction } from "#platform/database/db.ts";
import { addDays } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import { demoCustomer } from "./people.ts";
import type { PlannedClient } from "./plan.ts";
import { paiseOf } from "./scheme-amounts.ts";
import { schemes } from "./schemes.ts";

interface Places {
  clients: readonly PlannedClient[];
  clientIdByEmail: ReadonlyMap<string, bigint>;
  versionIdByCode: ReadonlyMap<string, bigint>;
  admin: { id: bigint; userType: string };
}

const BOOKS = 5;
const rupees = 500;
const paidMonths = 4;

/**
 * The files of the shop's branch, in every state that lasts: one that was imported (further books of members who are
 * there), one that waits to be started, one of no use and one that was thrown away. Returns when that was.
 */
export async function insertImports(tx: Transaction, year: ShopYear, places: Places): Promise<Date> {
  const { admin } = places;
  const day = year.openFrom(addDays(year.today, -9));
  const at = year.moment(day, 600);
  const sent = (fileName: string) => ({
    fileName,
    fileHash: new Uint8Array(createHash("sha256").update(fileName).digest()),
    uploadedAt: at,
    uploadedById: admin.id,
    checkedAt: at,
  });
  const members = places.clients
    .map(({ person }) => person)
    .filter((person) => person !== demoCustomer)
    .slice(60, 60 + BOOKS);
  const rows = members.map((person, n) => rowOf(person, n));
  const clientIdOf = (email: string) => places.clientIdByEmail.get(email) ?? 0n;
  const waiting = rows.map((row, n) => ({
    ...row,
    bookNumber: `${row.bookNumber}9`,
    ...(n === 1
      ? { state: "bad", amountPaise: null, raw: { ...row.raw, amount: "five hundred" }, problems: [badAmount] }
      : { state: "good", clientId: clientIdOf(row.email) }),
  }));

  await tx.importBatch.create({ data: { ...sent("branch.pdf"), status: "failed", problem: "import_unreadable" } });
  await tx.importBatch.create({
    data: { ...sent("branch draft.csv"), status: "undone", rowCount: 0, undoneAt: at, undoneById: admin.id },
  });
  await tx.importBatch.create({
    data: { ...sent("branch 2.xlsx"), status: "checked", rowCount: BOOKS, doneRows: BOOKS, rows: { create: waiting } },
  });
  const imported = await tx.importBatch.create({
    data: { ...sent("branch 1.csv"), status: "importing", rowCount: BOOKS, startedAt: at, startedById: admin.id },
  });

  const bookIdByRow = await importRows(tx, rows, places, { now: at, day });
  await tx.importRow.createMany({
    data: rows.map((row) => ({
      ...row,
      batchId: imported.id,
      state: "imported",
      clientId: clientIdOf(row.email),
      bookId: bookIdByRow.get(row.rowNumber) ?? null,
    })),
  });
  await tx.importBatch.update({
    where: { id: imported.id },
    data: { status: "imported", importedAt: at, doneRows: BOOKS },
  });
  return at;
}

/** Opens the books of the rows; returns the book of each row. */
function importRows(
  tx: Transaction,
  rows: readonly ReturnType<typeof rowOf>[],
  { admin, clientIdByEmail, versionIdByCode }: Places,
  moment: { now: Date; day: string },
): Promise<Map<number, bigint>> {
  const schemeVersionId = versionIdByCode.get(schemes.mazhai.code) ?? 0n;
  const context = {
    actorId: admin.id.toString(),
    actorType: admin.userType,
    operation: "Start_Import",
    key: null,
    requestHash: "",
    requestId: "demo",
    address: "127.0.0.1",
  };
  return importBooks(
    tx,
    context,
    moment,
    rows.map(({ rowNumber, email, bookNumber, amountPaise }) => ({
      row: rowNumber,
      clientId: clientIdByEmail.get(email) ?? 0n,
      number: bookNumber,
      schemeVersionId,
      prefix: "E",
      amountPaise,
      paidMonths,
      joinedOn: null,
      weightMg: null,
    })),
  );
}

const badAmount = { column: "amount", code: "amount_invalid", params: {} };

function rowOf({ name, email, mobile }: { name: string; email: string; mobile: string }, n: number) {
  const bookNumber = `E70${String(n + 1).padStart(4, "0")}`;
  const scheme = schemes.mazhai.name;
  return {
    rowNumber: n + 2,
    raw: { name, email, mobile, scheme, bookNumber, amount: String(rupees), paidMonths: String(paidMonths) },
    name,
    email,
    mobile,
    scheme,
    bookNumber,
    amountPaise: paiseOf(rupees),
    paidMonths,
  };
}
