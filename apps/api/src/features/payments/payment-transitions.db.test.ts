import type { CodeIn } from "@thangam/contracts/values/codes";
import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

type Status = CodeIn<typeof paymentStatusCodes>;

async function paymentIn(status: Status): Promise<{ id: bigint; bookId: bigint }> {
  const made = status === "verified" ? "pending" : status;
  const { paymentId: id, bookId } = await app.make.payment({ status: made });
  // What a gateway will say one day.
  if (made !== status)
    await app.asOwner((owner) => owner.query("update payments set status = $1 where id = $2", [status, id]));
  return { id, bookId };
}

let serial = 0;
const acknowledgement = (id: bigint) => ({
  id: String(id),
  transactionNumber: `STEP${(serial += 1)}`,
  installmentno: "1",
});

/** Every command that would change a payment, and what it would make of it. */
const commands: readonly [name: string, to: Status, run: (id: bigint) => ReturnType<SignedIn["call"]>][] = [
  ["Acknowledge_Payment", "credited", (id) => admin.call("acknowledgePayment", acknowledgement(id))],
  ["Fail_Payment", "failed", (id) => admin.call("failPayment", { id: String(id) })],
  ...(
    [
      ["Payment Approved", "credited"],
      ["false", "credited"],
      ["Failed", "failed"],
      ["Refunded", "refunded"],
      ["true", "refunded"],
    ] as const
  ).map(([status, to]): (typeof commands)[number] => [
    `Update_Transaction '${status}'`,
    to,
    (id) => admin.call("updatePayment", { ...acknowledgement(id), status }),
  ]),
];

/** By staff. */
const transitions: Readonly<Record<Status, readonly Status[]>> = {
  pending: ["credited", "failed"],
  verified: ["credited"],
  credited: ["refunded"],
  failed: [],
  refunded: [],
};

const tries = paymentStatusCodes.all.flatMap((from) => commands.map(([name, to, run]) => ({ from, name, to, run })));

test.each(tries)(
  "a payment that is $from, $name: by an allowed transition, or not at all",
  async ({ from, to, run }) => {
    const { id } = await paymentIn(from);
    const before = await app.fingerprint();
    const answer = await run(id);
    const { status } = await app.db.payment.findUniqueOrThrow({ where: { id } });
    if (transitions[from].includes(to)) expect([answer.status, status]).toEqual([200, to]);
    else {
      expect([answer.status, status]).toEqual([409, from]);
      expect(["payment_not_pending", "nothing_to_refund"]).toContain(answer.body.code);
      expect(await app.fingerprint()).toEqual(before);
    }
  },
);

test.each(tries)(
  "a payment that is $from while its book is closed, $name: only a refund",
  async ({ from, to, run }) => {
    const { id, bookId } = await paymentIn(from);
    await app.make.closedBook(bookId);
    const before = await app.fingerprint();
    const answer = await run(id);
    const { status } = await app.db.payment.findUniqueOrThrow({ where: { id } });
    if (from === "credited" && to === "refunded") expect([answer.status, status]).toEqual([200, to]);
    else {
      expect([answer.status, status]).toEqual([409, from]);
      if (transitions[from].includes(to))
        expect(answer.body.code).toBe(to === "failed" ? "payment_is_exception" : "book_closed");
      expect(await app.fingerprint()).toEqual(before);
    }
  },
);

/** Those of staff, and those that a gateway's word will take. */
const lawful = new Set([
  ...Object.entries(transitions).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`)),
  "pending → verified",
  "failed → verified",
]);
const pairs = paymentStatusCodes.all.flatMap((from) =>
  paymentStatusCodes.all.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(pairs)("%s → %s is enforced by the database itself", async (from, to) => {
  const { id } = await paymentIn(from);
  const problem = await app
    .asOwner((owner) => owner.query("update payments set status = $1 where id = $2", [to, id]))
    .then(
      () => "",
      (error: unknown) => String(error),
    );
  // An allowed transition may still lack the fields of its new state, which another guard says.
  if (lawful.has(`${from} → ${to}`)) expect(problem).not.toContain("payment_not_pending");
  else expect(problem).toContain("payment_not_pending");
});

test.each(["verified", "failed", "refunded"])("no payment begins as %s", async (status) => {
  const { bookId } = await paymentIn("pending");
  const insert = `insert into payments (book_id, amount_paise, mode, status, paid_at, business_day, source, created_at,
      failed_at, refunded_at, refund_mode, refund_reason, receipt_number, instalment_number, acknowledged_at)
    select book_id, amount_paise, mode, '${status}', paid_at, business_day, source, created_at,
      case '${status}' when 'failed' then now() end, case '${status}' when 'refunded' then now() end,
      case '${status}' when 'refunded' then mode end, case '${status}' when 'refunded' then 'Twice' end,
      case '${status}' when 'refunded' then 'X1' end, case '${status}' when 'refunded' then 1 end,
      case '${status}' when 'refunded' then now() end from payments where book_id = ${bookId}`;
  await expect(app.asOwner((owner) => owner.query(insert))).rejects.toThrow("does not begin as");
});

test("money for a closed book is refused by the database itself, too", async () => {
  const { id, bookId } = await paymentIn("pending");
  await app.make.closedBook(bookId);
  const insert = `insert into payments (book_id, amount_paise, mode, status, paid_at, business_day, source, created_at)
    select book_id, amount_paise, mode, 'pending', paid_at, business_day, source, created_at from payments where id = ${id}`;
  await expect(app.asOwner((owner) => owner.query(insert))).rejects.toThrow("book_closed");
  const credit = `update payments set status = 'credited' where id = ${id}`;
  await expect(app.asOwner((owner) => owner.query(credit))).rejects.toThrow("payment_is_exception");
});
