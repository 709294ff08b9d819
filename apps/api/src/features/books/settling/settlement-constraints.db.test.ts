import { identityPaperEnds } from "@thangam/contracts/books/settlement-confirmation.testing";
import { identityPaperCodes, identityPapers } from "@thangam/contracts/books/settlement-schemas";
import { beforeAll, describe, expect, test } from "vitest";
import { handOver } from "#testing/samples/values.ts";
import { admin, app, bookWithBonus, settle } from "./settling.testing.ts";

let bookId: bigint;
beforeAll(async () => {
  const { book } = await bookWithBonus();
  await settle(book, handOver, admin);
  bookId = book.id;
});

/** Writes a copy of the settlement with another confirmation. A whole one stops only at the key of the book. */
function copied(confirmation: string): Promise<unknown> {
  return app.asOwner((owner) =>
    owner.query(`insert into settlements (book_id, method, reference, remarks, business_day, settled_at, saved_paise, saved_mg,
        bonus_paise, bonus_mg, instalments_paid, matures_on, confirmed_by, identity_paper, identity_paper_end, handed_to)
      select book_id, method, 'B-other', remarks, business_day, settled_at, saved_paise, saved_mg, bonus_paise, bonus_mg,
        instalments_paid, matures_on, ${confirmation} from settlements where book_id = ${bookId}`),
  );
}

test("the database keeps no settlement without a whole confirmation", async () => {
  await expect(copied("null, null, null, null")).rejects.toThrow("settlements_confirmation_check");
  await expect(copied("'hand_over', 'pan', '1234', null")).rejects.toThrow("settlements_hand_over_check");
  await expect(copied("'client_code', 'pan', '1234', 'Ravi'")).rejects.toThrow("settlements_hand_over_check");
  await expect(copied("'hand_over', 'pan', '12345', 'Ravi'")).rejects.toThrow("settlements_identity_paper_end_check");
});

describe.for(identityPapers)("the end of the number of %s", (paper) => {
  const handedOver = (end: string) => copied(`'hand_over', '${identityPaperCodes.of(paper)}', '${end}', 'Ravi'`);
  test.for(identityPaperEnds[paper].right)("may be %s", async (end) => {
    await expect(handedOver(end)).rejects.toThrow("settlements_pkey");
  });
  test.for(identityPaperEnds[paper].wrong)("is never %s", async (end) => {
    await expect(handedOver(end)).rejects.toThrow("settlements_paper_form_check");
  });
});
