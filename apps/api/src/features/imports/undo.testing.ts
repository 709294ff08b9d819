import { beforeAll } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";

export const app = useApp();
export let admin: SignedIn;
export let last = 0;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n } });
  await app.make.scheme({ name: "Gold Rain", accrual: "weight", instalments: 12, prefixes: { GR: 100_000n } });
  await app.make.goldRate({ ratePaisePerGram: 700_000n });
  const client = await app.make.client({ name: "Known Member", mobile: "9840022222" });
  await app.make.payment({ book: { clientId: client.id } });
});

export function line(given: Record<string, string> = {}) {
  last += 1;
  const grams = last % 2 === 0 ? { scheme: "Gold Rain", bookNumber: `GR${last}`, amount: "1000" } : {};
  return {
    name: `Imported Member ${last}`,
    email: `imported${last}@example.com`,
    mobile: `97${String(last).padStart(8, "0")}`,
    scheme: "Thanga Mazhai",
    bookNumber: `E${last}`,
    amount: "500",
    paidMonths: String(last % 5),
    ...grams,
    ...given,
  };
}

export async function importOf(lines: readonly Record<string, string>[], options: object = {}) {
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db);
  await admin.call("startImport", { id, ...options });
  await finishWork(app.db);
  return id;
}

export async function undone(id: string) {
  const answer = await admin.call("undoImport", { id });
  await finishWork(app.db);
  return answer;
}

export const statusOf = async (id: string) => (await admin.call("getImport", { id })).body.data[0].status;

export async function findings() {
  const url = await app.asOwner(async ({ user, password, host, port, database }) =>
    Promise.resolve(`postgresql://${user}:${password}@${host}:${port}/${database}`),
  );
  return (await verifyLedger(url)).findings;
}
