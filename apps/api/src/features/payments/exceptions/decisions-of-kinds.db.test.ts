import { decisions, exceptionKinds, resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import type { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { testDay } from "#testing/money.ts";

type Kind = (typeof exceptionKinds)[number];

const ordinary = ["returned_through_gateway", "kept_as_instalment", "money_returned", "no_money_came", "book_reopened"];

/** What may become of an exception of each kind, whoever decides. */
const resolutionsOf: Readonly<Record<Kind, readonly string[]>> = {
  book_closed: ordinary,
  late_capture: ordinary,
  second_capture: ordinary,
  amount_differs: ordinary,
  not_creditable: ordinary,
  refunded_before: ["seen_to"],
  counted_twice: ["seen_to"],
  capture_not_found: ["no_money_came", "borne_by_shop", "seen_to", "no_longer_open"],
  not_settled: ["no_longer_open"],
  // Only a part that counted and failed is returned by its own Transfer; the whole refund is paid another way.
  refund_failed: ["asked_again", "counted_as_refund", "refund_made", "paid_another_way", "money_returned"],
  refund_differs: ["counted_as_refund", "borne_by_shop", "seen_to", "failed_at_gateway"],
  gateway_gone: ["sent_by_gateway", "not_sent_by_gateway", "no_longer_open"],
  disputed: ["dispute_over"],
  dispute_lost: ["counted_as_refund", "borne_by_shop", "seen_to", "dispute_over"],
  dispute_won: ["money_returned", "kept_by_shop", "dispute_over"],
};
const sorted = (codes: Iterable<string>) => [...codes].toSorted((a, b) => a.localeCompare(b));

/** How a payment of an exception may stand. */
const worlds = [
  { status: "pending" },
  { status: "verified" },
  { status: "credited" },
  { status: "failed" },
  { status: "refunded" },
  { status: "refunded", refund: "unknown" },
  { status: "refunded", refund: "failed_at_gateway" },
  { status: "refunded", refund: "failed_at_gateway", isBorne: true },
  { status: "refunded", refund: "failed_at_gateway", isPart: true },
];

const database = useDatabase();
const paymentIds = new Map<string, bigint>();
let actorId: bigint;

beforeAll(async () => {
  const { make } = database;
  for (const status of ["pending", "credited", "failed", "refunded"] as const)
    paymentIds.set(status, (await make.payment({ mode: "online", status })).paymentId);
  // It becomes that in its test.
  paymentIds.set("verified", paymentIds.get("pending")!);
  ({ id: actorId } = await make.user({ userType: "Admin" }));
});

/** Adds an exception of a kind in a world; returns its id. */
async function arrange(owner: Client, kind: Kind, world: (typeof worlds)[number]): Promise<string> {
  const isPart = kind === "refund_failed" && world.isPart === true;
  const isMoved =
    isPart ||
    ["capture_not_found", "refund_differs", "gateway_gone", "disputed", "dispute_lost", "dispute_won"].includes(kind);
  const paymentId = paymentIds.get(world.status);
  await owner.query("set local session_replication_role = replica");
  await owner.query(
    `update payments set status = $2, gateway = 'razorpay', gateway_payment_id = 'pay_kinds' where id = $1`,
    [paymentId, world.status],
  );
  if (world.refund !== undefined)
    await owner.query(
      `insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, state, requested_at, next_try_at, absent_at)
       select id, gateway, gateway_payment_id, amount_paise, $2, now(), case $2 when 'unknown' then now() end,
         case $2 when 'unknown' then null else now() end from payments where id = $1`,
      [paymentId, world.refund],
    );
  if (world.isBorne === true)
    await owner.query(
      `insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise, resolved_at, resolution, remarks)
       values ($1, 'refund_differs', now(), 'rfnd_borne', 100, now(), 'borne_by_shop', 'Borne')`,
      [paymentId],
    );
  const { rows } = await owner.query<{ id: string }>(
    `insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise, other_payment_id)
     values ($1, $2, now(), $3, $4, $5) returning id`,
    [
      paymentId,
      kind,
      isMoved ? refOf(kind) : null,
      isMoved ? movedBy(kind) : null,
      kind === "counted_twice" ? paymentId : null,
    ],
  );
  await owner.query("set local session_replication_role = origin");
  if (world.isBorne === true) await postLosses(owner, paymentId);
  return rows[0]?.id ?? "";
}

/** What it is about, by the gateway's name of it. */
const refOf = (kind: Kind) => (kind === "capture_not_found" ? "pay_kinds" : "moved");

/** How much it is about: of a gateway that is gone the whole refund. */
const movedBy = (kind: Kind) => (kind === "gateway_gone" ? 50_000 : 100);

/** Posts what the shop bears of a payment. */
async function postLosses(owner: Client, paymentId: bigint | undefined): Promise<void> {
  const about = `${context()}, now(), '${testDay}'`;
  await owner.query(
    `select begin_asset_operation(${about}, '${testDay}', main_place()), post_loss(${about}, e, e.id::text, e.moved_paise, 'Borne')
     from payment_exceptions e where e.payment_id = $1 and e.resolution = 'borne_by_shop'`,
    [paymentId],
  );
}

/** Tries a statement and takes it back; returns why it was refused, or null. */
async function refusalOf(owner: Client, statement: string): Promise<string | null> {
  await owner.query("savepoint before");
  const refusal = await owner.query(statement).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : "unknown"),
  );
  await owner.query("rollback to savepoint before");
  return refusal;
}

/** The codes whose statement about a new exception is done in one of the worlds, or refused because of its payment alone. */
function allowed(
  kind: Kind,
  codes: readonly string[],
  { of = worlds, statement }: { of?: typeof worlds; statement: (code: string, id: string) => string },
): Promise<string[]> {
  return database.asOwner(async (owner) => {
    const found = new Set<string>();
    for (const world of of) {
      await owner.query("begin");
      const id = await arrange(owner, kind, world);
      for (const code of codes) {
        const refusal = await refusalOf(owner, statement(code, id));
        if (refusal === null || isOfPayment(refusal)) found.add(code);
      }
      await owner.query("rollback");
    }
    return sorted(found);
  });
}

/** Whether a named rule other than that of the kinds refused it. */
function isOfPayment(refusal: string): boolean {
  return /^[a-z_]+$/.test(refusal) && refusal !== "resolution_not_allowed";
}

const context = () => `'{"operation": "Resolve_Payment_Exception", "requestId": "test", "actorId": "${actorId}"}'`;

/** What the database's function of a decision is called with. */
function decide(code: string, id: string): string {
  const about = `${context()}, now(), '${testDay}', ${id}`;
  if (code === "kept_as_instalment") return `select credit_payment_exception(${about}, null, null, 'Decided')`;
  if (["counted_as_refund", "borne_by_shop", "kept_by_shop"].includes(code))
    return `select decide_moved_money(${about}, '${code}', 'Decided')`;
  if (code === "sent_by_gateway" || code === "not_sent_by_gateway")
    return `select decide_stranded_refund(${context()}, now(), ${id}, '${code}', 'Slip', 'Decided', null)`;
  return `select resolve_payment_exception(${about}, '${code}', 'cash', 'Slip', 'Decided')`;
}

describe.each(exceptionKinds)("what may become of %s", (kind) => {
  const byAdmin = resolutionsOf[kind].filter((code) => code in decisions);

  test(`an Admin decides ${byAdmin.join(", ") || "nothing"}`, async () => {
    const possible = await allowed(kind, Object.keys(decisions), { statement: decide });
    expect(possible).toEqual(sorted(byAdmin));
  });

  test("the database itself takes that, what comes by itself, and nothing else", async () => {
    const possible = await allowed(kind, resolutionCodes.all, {
      of: [worlds[1]!, worlds.at(-1)!],
      statement: (code, id) =>
        `update payment_exceptions set resolved_at = now(), resolution = '${code}', reference = 'Slip', remarks = 'Decided',
           failed_at = ${code === "failed_at_gateway" ? "now()" : "null"} where id = ${id}`,
    });
    expect(possible).toEqual(sorted(resolutionsOf[kind]));
  });
});
