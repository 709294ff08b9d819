import { beforeAll } from "vitest";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;
export let last = 100;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n, EX: 100_000n } });
  await app.make.scheme({ name: "Gold Rain", accrual: "weight", instalments: 12, prefixes: { GR: 100_000n } });
  await app.make.scheme({ name: "Old Plan", prefixes: { OP: 50_000n }, isOpen: false });
  await app.make.goldRate({ ratePaisePerGram: 700_000n });
});

/** A line that can be imported, of somebody new. */
export function line(given: Record<string, string> = {}) {
  last += 1;
  return {
    name: `Member ${last}`,
    email: `member${last}@example.com`,
    mobile: `98${String(last).padStart(8, "0")}`,
    scheme: "Thanga Mazhai",
    bookNumber: `E${last}`,
    amount: "500",
    paidMonths: "3",
    ...given,
  };
}

export async function checked(lines: readonly Record<string, string>[]): Promise<string> {
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db);
  return id;
}

export const view = async (id: string) => (await admin.call("getImport", { id })).body.data[0];

export const problemsOf = async (id: string) => {
  const { body } = await admin.call("listImportRows", { id, state: "Bad" });
  return body.data.map((row: { row: number; problems: { column: string; code: string }[] }) => [
    row.row,
    ...row.problems.map(({ column, code }) => `${column} ${code}`),
  ]);
};

export const bookOf = (number: string) =>
  app.db.book.findUniqueOrThrow({ where: { number }, include: { balance: true, client: true, credits: true } });

export async function schemeNamed(name: string) {
  return app.db.schemeVersion.findFirstOrThrow({ where: { name } });
}
