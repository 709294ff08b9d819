-- Returns what earlier releases posted to the account of the gateway for orders that were paid by UPI to the shop itself, and no
-- line of the bank's statement has confirmed yet: what came (held), and what was paid back (paid_back).
create or replace function upi_held_as_online(out held bigint, out paid_back bigint) language sql volatile as $$
  select coalesce(-sum(g.amount), 0)::bigint,
    coalesce(sum(g.amount) filter (where coalesce(r.kind, j.kind) in ('Reversal', 'BankDebit')), 0)::bigint
  from journals j
  join postings g on g.journal_id = j.id and g.account_id = account('GATEWAY_CLEARING')
  left join journals r on r.id = j.reverses_id and j.kind = 'Correction'
  left join payments p on p.id = j.payment_id
  left join payments moved on moved.id = p.corrects_id
  where coalesce(r.kind, j.kind) in ('BankCredit', 'BankDebit') or 'upi' in (p.gateway, moved.gateway);
$$;
