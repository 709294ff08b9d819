import { beforeAll, expect } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

export interface SavedScheme {
  fld_schemeid: string;
  version: number;
  benefits: object;
}

/** A version that is edited. */
type Edited = Pick<SavedScheme, "fld_schemeid" | "version">;

let plans = 0;

/** A monthly plan of Rs 500 and Rs 1,000 under letters of its own, as the form sends it. */
export function plan(rest: object = {}) {
  plans += 1;
  const letter = lettersOf(plans);
  return {
    fld_chitschema: `Plan ${letter}`,
    fld_type: "Monthly",
    fld_duration: "15",
    accrual: "amount",
    payment_rule: "fixed",
    prefixes: [
      { prefix: `Q${letter}`, amount: "500" },
      { prefix: `R${letter}`, amount: "1000" },
    ],
    ...rest,
  };
}

export async function save(sent: object): Promise<SavedScheme> {
  const answer = await admin.call("saveScheme", sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data[0];
}

/** A scheme of the time before terms, as it may be edited: the first version of what `sent` tells, without benefits. */
export async function older(sent: {
  fld_chitschema: string;
  prefixes: readonly { prefix: string }[];
}): Promise<Edited> {
  const prefixes = Object.fromEntries(sent.prefixes.map(({ prefix }) => [prefix, 50_000n]));
  const made = await app.make.scheme({ name: sent.fld_chitschema, prefixes });
  return { fld_schemeid: String(made.schemeId), version: made.version };
}

export const next = ({ fld_schemeid, version }: Edited) => ({ fld_schemeid, version });
