import { confirmationCodes, identityPaperCodes } from "@thangam/contracts/books/settlement-schemas";
import { accruals } from "@thangam/contracts/schemes/schemas";
import { languages } from "@thangam/texts/languages";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRow, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** One settlement of parts, with what its paper says of client and book. */
const annexRow = row({
  language: column.enumOf(languages),
  clientName: column.text,
  bookNumber: column.text,
  schemeName: column.text,
  accrual: column.enumOf(accruals),
  terms: column.nullable(column.json),
  settledAt: column.moment,
  settledBy: column.nullable(column.text),
  confirmedBy: column.enumOf(confirmationCodes.all),
  identityPaper: column.nullable(column.enumOf(identityPaperCodes.all)),
  identityPaperEnd: column.nullable(column.text),
  handedTo: column.nullable(column.text),
  /** Where the book stood when the last part was posted. */
  leftPaise: column.paise,
  leftMg: column.milligrams,
});

export type AnnexRow = RowOf<typeof annexRow>;

/** What stayed on the book is read from its ledger up to the settlement: whatever came later changes nothing of it. */
export function settlementOfParts(db: Reader, bookId: bigint, number: number): Promise<AnnexRow | undefined> {
  return queryRow(db, annexRow)`
    select coalesce(o.language, 'en') as language, c.name as client_name, b.number as book_number, v.name as scheme_name, v.accrual,
      v.terms, s.settled_at, u.name as settled_by, s.confirmed_by, s.identity_paper, s.identity_paper_end, s.handed_to,
      t.paise as left_paise, t.mg as left_mg
    from part_settlements s
    join books b on b.id = s.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join users o on o.id = c.user_id
    left join users u on u.id = s.settled_by_id
    join lateral (
      select max(j.book_seq) as seq from journals j
      where j.book_id = s.book_id and j.source in ('part_bonus', 'part_deduction', 'part_settlement')
        and split_part(j.source_ref, ':', 2)::int = s.number) own on true
    join lateral (
      select coalesce(sum(l.owed_paise), 0)::bigint as paise, coalesce(sum(l.owed_mg), 0)::bigint as mg
      from journal_lines l where l.book_id = s.book_id and l.book_seq <= own.seq) t on true
    where s.book_id = ${bookId} and s.number = ${number}`;
}
