import { loadSchemes } from "#features/schemes/index.ts";
import { NO_PASSWORD } from "#features/session/index.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { Facts, GoodRow, ReadRow } from "./judge-rows.ts";

/** Everything that decides about some rows, in a handful of statements however many rows there are. */
export async function loadFacts(
  tx: Database | Transaction,
  batchId: bigint,
  rows: readonly ReadRow[],
  today: string,
): Promise<Facts> {
  const emails = rows.map(({ email }) => email);
  const numbers = rows.map(({ bookNumber }) => bookNumber);
  const [schemes, clients, signIns, taken, firstOfEmail, firstOfNumber, weights] = [
    await loadSchemes(tx),
    await tx.client.findMany({
      where: { email: { in: emails } },
      select: { id: true, email: true, mobile: true },
      orderBy: { id: "desc" },
    }),
    await tx.user.findMany({
      where: { email: { in: emails }, status: { not: "disabled" } },
      select: { id: true, email: true, userType: true, mobile: true },
    }),
    await tx.book.findMany({ where: { number: { in: numbers } }, select: { number: true } }),
    await queryRows(tx, firstOfEmailRow)`
      select distinct on (email) email, row_number, name, mobile from import_rows
      where batch_id = ${batchId} and email = any(${emails}) order by email, row_number`,
    await queryRows(tx, firstOfNumberRow)`
      select book_number, min(row_number) as row_number from import_rows
      where batch_id = ${batchId} and book_number = any(${numbers}) group by book_number`,
    await monthsWeights(tx, rows, today),
  ];
  return {
    today,
    schemes,
    clientByEmail: new Map(clients.map((client) => [client.email, client])),
    signInByEmail: new Map(signIns.map((signIn) => [signIn.email, signIn])),
    takenNumbers: new Set(taken.map(({ number }) => number)),
    firstOfEmail: new Map(firstOfEmail.map((first) => [first.email, first])),
    firstOfNumber: new Map(firstOfNumber.map((first) => [first.bookNumber, first.rowNumber])),
    monthsWeight: (versionId, amountPaise) => weights.get(`${versionId}:${amountPaise}`),
  };
}

const firstOfEmailRow = row({
  email: column.text,
  rowNumber: column.integer,
  name: column.nullable(column.text),
  mobile: column.nullable(column.text),
});
const firstOfNumberRow = row({ bookNumber: column.text, rowNumber: column.integer });

/** What a month of each amount weighs at the day's rate, as the ledger rounds it for each gold scheme. */
async function monthsWeights(tx: Database | Transaction, rows: readonly ReadRow[], day: string) {
  const amounts = [...new Set(rows.map(({ amountPaise }) => amountPaise))];
  const weights = await queryRows(tx, monthsWeight)`
    select v.id as version_id, a.paise as amount_paise,
      weight_of(v, a.paise::numeric * 1000 / r.rate_paise_per_gram) as weight_mg
    from scheme_versions v
    cross join unnest(${amounts}::bigint[]) as a(paise)
    cross join rate_of_day(${day}::date, main_place()) r
    where v.accrual = 'weight' and r.id is not null`;
  return new Map(weights.map(({ versionId, amountPaise, weightMg }) => [`${versionId}:${amountPaise}`, weightMg]));
}

const monthsWeight = row({ versionId: column.id, amountPaise: column.paise, weightMg: column.milligrams });

interface Made {
  email: string;
  clientId: bigint;
  /** The sign-in that was made for them; null when they had one. */
  newUserId: bigint | null;
}

/**
 * Makes clients of new people, with a sign-in where they have none: it has no password until they choose one by
 * "Forgot your password" or are given one.
 */
export async function makeClients(
  tx: Transaction,
  people: readonly GoodRow[],
  { now, byUserId }: { now: Date; byUserId: bigint },
): Promise<Made[]> {
  const made = { createdAt: now, createdById: byUserId, updatedAt: now, updatedById: byUserId };
  const person = ({ row }: GoodRow) => ({ name: row.name, email: row.email, mobile: row.mobile });
  const signIns = await tx.user.createManyAndReturn({
    data: people
      .filter(({ userId }) => userId === null)
      .map((good) => ({
        ...person(good),
        ...made,
        userType: "Customer",
        status: "active",
        passwordHash: NO_PASSWORD,
        passwordChangedAt: now,
      })),
    select: { id: true, email: true },
  });
  const newUserByEmail = new Map(signIns.map(({ id, email }) => [email, id]));
  const clients = await tx.client.createManyAndReturn({
    data: people.map((good) => ({
      ...person(good),
      ...made,
      status: "approved",
      userId: good.userId ?? newUserByEmail.get(good.row.email) ?? null,
    })),
    select: { id: true, email: true },
  });
  return clients.map(({ id, email }) => ({ email, clientId: id, newUserId: newUserByEmail.get(email) ?? null }));
}
