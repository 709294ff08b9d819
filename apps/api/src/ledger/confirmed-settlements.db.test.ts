import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();

test("a settlement that nobody confirmed is found, unless it is of the time before the first that a client confirmed", async () => {
  const { make, url, asOwner } = database;
  const [old, confirmed, forged] = [await make.payment(), await make.payment(), await make.payment()];
  await make.settledBook(old.bookId, { now: new Date("2026-01-02T05:30:00.000Z") });
  await make.settledBook(confirmed.bookId);
  await make.settledBook(forged.bookId);
  const ids = `${old.bookId}, ${forged.bookId}`;
  const nothing = "confirmed_by = null, identity_paper = null, identity_paper_end = null, handed_to = null";
  await asOwner((owner) =>
    owner.query(`begin; set local session_replication_role = replica;
      alter table settlements drop constraint settlements_confirmation_check;
      update settlements set ${nothing} where book_id in (${ids});
      alter table settlements add constraint settlements_confirmation_check check (confirmed_by is not null) not valid; commit`),
  );
  const { findings } = await verifyLedger(url);
  expect(findings).toContain(`Book ${forged.bookNumber} was settled without its client's code or signature.`);
  expect(findings.join()).not.toContain(`Book ${old.bookNumber} was`);
});
