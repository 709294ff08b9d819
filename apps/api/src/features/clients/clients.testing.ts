import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const mazhai = await app.make.scheme({
    code: "mazhai",
    name: "Thanga Mazhai",
    prefixes: { E: 50_000n, H: 100_000n },
  });
  await app.make.book({ number: "E511", schemeVersionId: mazhai.id });
  await app.make.scheme({
    code: "eleven",
    name: "My Gold Eleven",
    instalments: 11,
    accrual: "weight",
    prefixes: { GE: 50_000n },
  });
  await app.make.scheme({ code: "closed", name: "Old Plan", prefixes: { OP: 50_000n }, isOpen: false });
});

export const mazhai = (accountno: string, rest: object = {}) => ({
  chitschema: "Thanga Mazhai",
  accountno,
  chitamount: "500",
  duration: 15,
  user: "New",
  ...rest,
});
