import { expect, test } from "vitest";
import { MAX_SETTLEMENT_LINES } from "@thangam/contracts/payments/settlement-schemas";
import { verifyLedger } from "#ledger/verify.ts";
import { sized } from "#testing/test-size.ts";
import { app, captured, upload } from "./settlements.testing.ts";

/** Payments that the books do not know, refunds and adjustments among them, and a line of the payment of this test. */
function linesOf(size: number) {
  const lines = Array.from({ length: size }, (_, n) => {
    const isOut = n % 10 === 9;
    const entity = isOut ? (n % 20 === 9 ? "refund" : "adjustment") : "payment";
    const paise = isOut ? { grossPaise: -50_000n } : { grossPaise: 50_000n, feePaise: 500n, taxPaise: 90n };
    return { entity, id: `ent_large_${n}`, ...paise, settlementId: `setl_${Math.floor(n / 200)}` };
  });
  return [...lines.slice(1), { ...lines[0]!, id: captured.gatewayPaymentId }];
}

const size = sized(2_000, MAX_SETTLEMENT_LINES);

test(`a report of ${size} lines is added by a few statements, so that one transaction is enough for it`, async () => {
  const lines = linesOf(size);
  await app.asOwner((owner) =>
    owner.query(`
      create sequence additions;
      grant usage on sequence additions to public;
      create function count_addition() returns trigger language plpgsql as $$
      begin
        perform nextval('additions');
        return null;
      end $$;
      create trigger count_addition after insert on settlement_lines for each statement execute function count_addition()`),
  );
  expect(await upload(lines)).toMatchObject({ lines: size, new_lines: size, to_decide: size - 1 });
  const { rows } = await app.asOwner((owner) =>
    owner.query<{ times: number }>("select last_value::int as times from additions"),
  );
  expect(rows[0]?.times).toBeLessThanOrEqual(size / 500);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
