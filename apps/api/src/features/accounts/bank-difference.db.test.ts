import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { isNewDifference } from "./bank-difference.ts";
import { bankDifferenceCases } from "./bank-difference.testing.ts";

const database = useDatabase();

test.each(bankDifferenceCases)(
  "a balance of the statement: %s",
  async (_which, expectedPaise, ledgerPaise, balancePaise, isNew) => {
    expect(isNewDifference({ expectedPaise, ledgerPaise, balancePaise })).toBe(isNew);
    const kept = database.asOwner((owner) =>
      owner.query(
        `insert into bank_counts (place_id, business_day, up_to_seq, ledger_paise, expected_paise, counted_paise, counted_at)
       values (1, '2026-05-04', 0, $1, $2, $3, now())`,
        [ledgerPaise, expectedPaise, balancePaise],
      ),
    );
    if (isNew) await expect(kept).rejects.toThrow("bank_counts_reason_check");
    else await kept;
  },
);
