import type { Mutant } from "./sql-mutants.ts";

/** A mutant that does the same as its function, and why. */
interface Equivalent {
  path: string;
  after: string;
  reason: string;
}

const triedAgain = "The attempts beyond the last one try again what was tried a moment ago.";

const neverNothing = "No posting is of nothing (postings_amount_check), and all are whole.";

export const equivalents: readonly Equivalent[] = [
  { path: "kernel/own_shard.sql", after: "for attempt in 0 .. shards + 1 loop", reason: triedAgain },
  { path: "kernel/own_shard.sql", after: "for attempt in 0 .. shards loop", reason: triedAgain },
  { path: "kernel/write_audit.sql", after: "for attempt in 0 .. chains + 1 loop", reason: triedAgain },
  { path: "kernel/write_audit.sql", after: "for attempt in 0 .. chains loop", reason: triedAgain },
  {
    path: "kernel/write_audit.sql",
    after: "where chain = (pg_backend_pid() - attempt) % chains for no key update skip locked;",
    reason: "The same chains are tried in another order, and every free one will do.",
  },
  {
    path: "accounts/require_asset_journal.sql",
    after:
      "select * into debit from postings where journal_id = new.id and amount <= 0 and account_id <> account('INTER_BRANCH');",
    reason: neverNothing,
  },
  {
    path: "accounts/require_asset_journal.sql",
    after:
      "select * into debit from postings where journal_id = new.id and amount < 1 and account_id <> account('INTER_BRANCH');",
    reason: neverNothing,
  },
  {
    path: "accounts/require_asset_journal.sql",
    after:
      "select * into credit from postings where journal_id = new.id and amount >= 0 and account_id <> account('INTER_BRANCH');",
    reason: neverNothing,
  },
  {
    path: "accounts/reverse_asset_journal.sql",
    after: "from postings credit join postings debit on debit.journal_id = credit.journal_id and debit.amount <= 0",
    reason: neverNothing,
  },
  {
    path: "accounts/reverse_asset_journal.sql",
    after: "from postings credit join postings debit on debit.journal_id = credit.journal_id and debit.amount < 1",
    reason: neverNothing,
  },
  {
    path: "accounts/reverse_asset_journal.sql",
    after: "where credit.journal_id = p_journal.id and credit.amount >= 0;",
    reason: neverNothing,
  },
  {
    path: "settlements/post_settlements.sql",
    after:
      "select distinct settled_on from settlement_lines where file_id = p_file_id and settled_on <= p_day order by 1) d;",
    reason: "lock_next_open_day() takes the same lock of p_day just after, before any other.",
  },
];

/** Why nothing can tell this mutant from its function; undefined when something should. */
export function reasonWhyEquivalent({ path, after }: Pick<Mutant, "path" | "after">): string | undefined {
  return equivalents.find((known) => known.path === path && known.after === after)?.reason;
}
