import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { parsePhrase } from "#platform/parse-enum.ts";
import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;
export let designationId: string;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "First Admin" });
  designationId = String((await app.db.designation.create({ data: { name: "Cashier" } })).id);
});

/** The form's answers for somebody who is there, with what is to change. */
export async function formOf(userId: bigint, changes: object = {}) {
  const { id, name, email, mobile, userType, status } = await app.db.user.findUniqueOrThrow({ where: { id: userId } });
  const phrase = parsePhrase(status, personStatusCodes);
  return { id: String(id), name, email, mobile, usertype: userType, status: phrase, ...changes };
}

export const codeOf = async (name: "addUser" | "updateUser" | "saveCapabilities", json: object) => {
  const { status, body } = await admin.call(name, json);
  return [status, body.code];
};

export const lastAudit = async (userId: bigint, operation: string) =>
  (
    await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "user", recordId: String(userId), operation },
      orderBy: { id: "desc" },
    })
  ).detail;
