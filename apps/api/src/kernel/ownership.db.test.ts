import { operations } from "@thangam/contracts";
import { own } from "@thangam/contracts/kernel/ownership";
import type { OwnedRecord } from "@thangam/contracts/kernel/ownership";
import { expect, test } from "vitest";
import { owners } from "#handlers.ts";
import { useApp } from "#testing/harness.ts";
import { makeSampleWorld, makeSubject, missingSubject } from "#testing/samples/subject.ts";
import type { Actor } from "#core/actor.ts";
import { checkOwner } from "./ownership.ts";
import type { Reference } from "#core/reference.ts";

const app = useApp();

const branches = { current: 1, workedIn: null, seen: null };

function actorOf(userId: string, role: Actor["role"]): Actor {
  return {
    userId: BigInt(userId),
    role,
    name: "",
    sessionId: "",
    capabilities: [],
    mustChangePassword: false,
    branches,
  };
}

function check(actor: Actor, record: OwnedRecord, named: Reference | undefined): Promise<void> {
  const operation = { ...operations.getBook, allow: [own(record, "named"), "admin"] as const };
  return checkOwner(owners, operation, { actor, input: { named }, db: app.db });
}

test("only the owner of a record gets past the check, staff excepted", async () => {
  await makeSampleWorld(app);
  const [one, other] = [await makeSubject(app), await makeSubject(app)];
  const [owner, stranger, admin] = [
    actorOf(one.userId, "Customer"),
    actorOf(other.userId, "Customer"),
    actorOf("1", "Admin"),
  ];
  for (const [record, named, missing, code] of [
    ["book", BigInt(one.bookId), BigInt(missingSubject.bookId), "book_not_found"],
    ["book", one.bookNumber, missingSubject.bookNumber, "book_not_found"],
    ["payment", BigInt(one.pendingPaymentId), BigInt(missingSubject.pendingPaymentId), "payment_not_found"],
    ["receipt", BigInt(one.creditedPaymentId), BigInt(missingSubject.creditedPaymentId), "receipt_not_found"],
    ["customer", BigInt(one.userId), BigInt(missingSubject.userId), "not_found"],
  ] as const) {
    await expect(check(owner, record, named)).resolves.toBeUndefined();
    await expect(check(admin, record, named)).resolves.toBeUndefined();
    await expect(check(stranger, record, named)).rejects.toMatchObject({ code });
    await expect(check(owner, record, missing)).rejects.toMatchObject({ code });
  }
});

test("a record that the input may leave out is the caller's own when it does", async () => {
  await expect(check(actorOf("1", "Customer"), "customer", undefined)).resolves.toBeUndefined();
});

test("a book of a client without a sign-in belongs to no customer", async () => {
  const client = await app.make.client({ userId: null });
  const book = await app.make.book({ clientId: client.id });
  await expect(check(actorOf("1", "Customer"), "book", book.id)).rejects.toMatchObject({ code: "book_not_found" });
});
