-- Returns what was paid back by a payment method of a place and no line of the bank's statement has debited yet; less than nothing
-- where more was debited. Nothing is paid back by a payment that was moved, nor by a cheque that bounced or was given back. Of
-- what earlier releases posted as a gateway's only money by UPI counts, as record_bank_entry() reads it. The sources use the
-- unique index of the journals.
create or replace function paid_back_undebited(p_place smallint, p_mode text) returns bigint
language sql volatile set search_path = public, pg_temp as $$
  select case p_mode when 'online' then (select u.paid_back from upi_held_as_online() u) else coalesce((
    select sum(g.amount)
    from journals j
    join postings g on g.journal_id = j.id and g.account_id = account_of_mode(p_mode)
    left join journals r on r.id = j.reverses_id and j.kind = 'Correction'
    where (j.source in ('refund', 'settlement', 'gateway_refund', 'money_returned') and g.amount > 0
        and g.branch_id = p_place
        and not exists (select from payments m where m.corrects_id = j.payment_id)
        and not exists (select from cheques c where c.payment_id = j.payment_id and c.status in ('bounced', 'returned')
          and j.kind = 'Reversal' and not exists (
            select from journals l where l.payment_id = c.payment_id and l.kind = 'ChequeLoss')))
      or (j.source in ('bank_entry', 'correction') and j.place_id = p_place and 'BankDebit' in (j.kind, r.kind))), 0) end::bigint;
$$;
