import type { Transaction } from "#platform/database/db.ts";
import { assert } from "#platform/assert.ts";

interface StaffMember {
  id: bigint;
  userType: string;
}

/** Where in the database the people, schemes and books of the plan are. */
export interface ShopIds {
  admin: StaffMember;
  /** Staff who open books and take payments, in turn. */
  counter: readonly StaffMember[];
  clientIdByEmail: ReadonlyMap<string, bigint>;
  userIdByEmail: ReadonlyMap<string, bigint>;
  /** Of the version that books of the story are opened under. */
  versionIdByCode: ReadonlyMap<string, bigint>;
  /** A step adds its own books and payments. */
  bookIdByNumber: Map<string, bigint>;
  /** By the payment's number in the story. */
  paymentIds: Map<number, bigint>;
}

export async function readShopIds(tx: Transaction, paymentIds: Map<number, bigint>): Promise<ShopIds> {
  const byId = { orderBy: { id: "asc" } } as const;
  const users = await tx.user.findMany({ ...byId, select: { id: true, email: true, userType: true } });
  const clients = await tx.client.findMany({ ...byId, select: { id: true, email: true } });
  const books = await tx.book.findMany({ select: { id: true, number: true } });
  const versions = await tx.schemeVersion.findMany({
    where: { version: 1 },
    select: { id: true, scheme: { select: { code: true } } },
  });
  const staff = users.filter(({ userType }) => userType !== "Customer");
  const admin = staff.find(({ userType }) => userType === "Admin");
  assert(admin !== undefined, "a shop begins with its Admin");
  return {
    admin,
    counter: staff.filter(({ email }) => email !== "accounts@example.com"),
    clientIdByEmail: new Map(clients.map(({ id, email }) => [email, id])),
    userIdByEmail: new Map(users.map(({ id, email }) => [email, id])),
    versionIdByCode: new Map(versions.map(({ id, scheme }) => [scheme.code, id])),
    bookIdByNumber: new Map(books.map(({ id, number }) => [number, id])),
    paymentIds,
  };
}
