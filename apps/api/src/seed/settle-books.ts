import { createHash } from "node:crypto";
import type { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import type { counterModeCodes } from "@thangam/contracts/values/payments";
import { bookById, confirmationFacts, olderQuoteOf } from "#features/books/index.ts";
import { settleBook } from "#ledger/settle-book.ts";
import type { Confirmation } from "#ledger/settle-book.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import type { Closing } from "./story.ts";

/** Of three clients two have their phone with them; the third signs. */
async function confirmationOf(
  tx: Transaction,
  clientName: string,
  { n, at }: { n: number; at: Date },
): Promise<Confirmation> {
  if (n % 3 < 2) return { by: "client_code", used: await sendCode(tx, `demo settlement ${n}`, at) };
  const paper = n % 2 === 0 ? "aadhaar" : "driving_licence";
  return { by: "hand_over", paper, paperEnd: String(1000 + n), handedTo: clientName };
}

/** A code as it stands in the database between its message and the settlement. */
async function sendCode(tx: Transaction, name: string, at: Date): Promise<{ request: string; code: string }> {
  const [requestHash, codeHash] = [hashOf(name), hashOf(`${name}, code`)];
  const codeExpiresAt = new Date(at.getTime() + 60_000);
  await tx.sentCode.create({ data: { requestHash, codeHash, codeExpiresAt, sentAt: at } });
  return { request: requestHash.toString("hex"), code: codeHash.toString("hex") };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest();

interface Ending {
  method: CodeIn<typeof settlementMethodCodes>;
  mode: CodeIn<typeof counterModeCodes> | null;
  reference: string | null;
}

/** What the client of a closed book got, by what the rules of its scheme gave on that day. */
export async function settleDemoBook(
  tx: Transaction,
  { book, day, at, remarks, n, ...got }: Closing & Ending & { n: number },
  bookIdByNumber: ReadonlyMap<string, bigint>,
  admin: { id: bigint; userType: string },
): Promise<void> {
  const context = {
    actorId: admin.id.toString(),
    actorType: admin.userType,
    operation: "Settle_Book",
    key: null,
    requestHash: "",
    requestId: "demo",
    address: "127.0.0.1",
  };
  const bookId = bookIdByNumber.get(book.number);
  const row = bookId === undefined ? undefined : await bookById(tx, bookId);
  assert(row !== undefined, `book ${book.number} was opened`);
  // All that was paid on some was refunded before.
  if (row.paidTotalPaise === 0n) return;
  const { today: owed } = await olderQuoteOf(tx, row, day);
  const confirmation = await confirmationOf(tx, row.clientName, { n, at });
  const isRefund = got.method === "refund";
  await settleBook(tx, context, at, day, {
    ...got,
    bookId: row.id,
    remarks,
    confirmation,
    bonusPaise: owed.bonusPaise,
    bonusMg: owed.bonusMg,
    maturesOn: owed.maturesOn,
    waiver: owed.makingChargeWaiver,
    totalPaise: isRefund ? owed.paidPaise : owed.totalPaise,
    totalMg: isRefund ? row.weightTotalMg : owed.totalMg,
  });
  const detail = JSON.stringify({
    ...got,
    from: "closed",
    to: "settled",
    book: book.number,
    remarks,
    ...confirmationFacts(confirmation),
  });
  await tx.$executeRaw`
    select write_audit(${JSON.stringify(context)}::jsonb, ${at}::timestamptz, 'book', ${row.id.toString()}, ${detail}::jsonb)`;
}

/**
 * Of three who came for jewellery one has it on a bill and one on a voucher, of three who stopped paying two got their money
 * back; the others have not come yet.
 */
export function endingsOf(closings: readonly Closing[]): (Closing & Ending)[] {
  const came = closings.filter(({ remarks }) => /jewellery|redeemed/i.test(remarks));
  const stopped = closings.filter(({ book }) => book.manner === "stopped");
  const bill = (n: number): Ending => ({ method: "jewellery_bill", mode: null, reference: `JB-26-${400 + n}` });
  const voucher = (n: number): Ending => ({ method: "voucher", mode: null, reference: `GV-${1000 + n}` });
  const cash = (): Ending => ({ method: "refund", mode: "cash", reference: null });
  const bank = (n: number): Ending => ({ method: "refund", mode: "bank", reference: `NEFTD0000${200 + n}` });
  const inTurn = (some: readonly Closing[], endings: readonly ((n: number) => Ending)[]) =>
    some.flatMap((closing, n) => {
      const ending = endings[n % 3];
      return ending === undefined ? [] : [{ ...closing, ...ending(n) }];
    });
  return [...inTurn(came, [bill, voucher]), ...inTurn(stopped, [cash, bank])];
}
