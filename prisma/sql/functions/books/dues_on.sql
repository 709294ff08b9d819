-- Returns what is owed, for reports and reminders: open books of fixed instalments, monthly or daily, that are not paid up,
-- the day of the next instalment, and what has come due by p_today; is_frequent is a pace of more than one a week. It
-- covers every open book of a large shop in one pass: gaps are looked for only in a book that has one. Instalments that
-- were paid without a gap are those up to their number.
create or replace function dues_on(p_today date) returns table (
  book_id bigint, client_id bigint, instalment int, due_on date, instalments_due int, due_paise bigint, is_frequent boolean
) language sql stable as $$
  select b.id, b.client_id, n.instalment, owed_on(b, v, n.instalment), whole.instalments,
    whole.instalments * b.amount_paise,
    case when v.terms is not null then coalesce((v.terms -> 'schedule' -> 'every' -> 'days')::int < 7, false)
      when v.instalments_per_month is null then v.type = 'daily' else v.instalments_per_month > 4 end
  from books b
  join scheme_versions v on v.id = b.scheme_version_id
  join book_balances s on s.book_id = b.id
  cross join lateral (select case
    when exists (select from instalment_credits c where c.book_id = b.id and c.reversed_by_journal_id is null
                   and c.instalment_number > s.instalments_paid)
    then next_instalment(b, v.payment_rule) else s.instalments_paid + 1 end as instalment
    -- `offset 0` keeps PostgreSQL from writing this expression into each place that uses it, so that it is calculated once.
    offset 0) n
  cross join lateral (select case when b.joined_on is null then b.paid_months else 0 end as paid_before) j
  cross join lateral (select case when v.terms is null
    then j.paid_before + least(b.instalments, instalments_due_by(
      coalesce(b.joined_on, b.opened_on), p_today, v.type, v.instalments_per_month))
    else terms_due_by(v.terms, coalesce(b.joined_on, b.opened_on), p_today) end as due) by_today
  cross join lateral (
    select greatest(1, least(b.instalments, by_today.due) - s.instalments_paid)::int as instalments) whole
  where b.status = 'approved' and v.payment_rule = 'fixed' and s.instalments_paid < b.instalments;
$$;
