import { notFoundRefusals } from "@thangam/contracts/kernel/ownership";
import type { OwnedRecord } from "@thangam/contracts/kernel/ownership";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { ownGrantsOf } from "@thangam/contracts/kernel/roles";
import { assert } from "#platform/assert.ts";
import type { Reader } from "#platform/database/db.ts";
import type { Actor } from "#core/actor.ts";
import type { Reference } from "#core/reference.ts";
import { refuse } from "#core/refusal.ts";
import { recordsNamedIn } from "./named-record.ts";

/** For each kind of record, whose it is: the user id of its customer, null for a record that does not exist. */
export type OwnerReaders = {
  readonly [Kind in OwnedRecord]: (db: Reader, reference: Reference) => Promise<bigint | null>;
};

/**
 * Refuses a customer who names a record of somebody else, as if it did not exist. Staff are not asked: what they may
 * call, they may call for every record.
 */
export async function checkOwner(
  readers: OwnerReaders,
  { allow, wire }: Pick<Operation, "allow" | "wire">,
  { actor, input, db }: { actor: Actor | null; input: unknown; db: Reader },
): Promise<void> {
  if (ownerIdOf(actor) === null) return;
  const namedIn = recordsNamedIn(input, wire);
  for (const { own, field } of ownGrantsOf(allow)) {
    const reference = namedIn(field);
    if (reference === undefined) continue;
    assert(typeof reference !== "number", `${wire} names a customer's record in ${field}`);
    if ((await readers[own](db, reference)) !== actor?.userId) throw refuse(notFoundRefusals[own]);
  }
}

/** The user whose records alone the actor may reach; null for staff, who may reach all. */
export function ownerIdOf(actor: Actor | null): bigint | null {
  return actor?.role === "Customer" ? actor.userId : null;
}
