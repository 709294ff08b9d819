-- Returns the day on which a book of a scheme without terms matures: as planned, or later by what payments were late where the scheme
-- shifts it. Days of lateness are those after the due day and its grace, all together, in the order in which they were paid; from the
-- first payment on that came when there was nothing left to redeem, none counts. The twin: progressOn.
create or replace function older_maturity(p_book books, p_version scheme_versions) returns date
language plpgsql stable as $$
declare
  grace int := p_version.benefit_rules -> 'graceDays';
  redeem int := nullif(p_version.benefit_rules -> 'redeemWithinDays', 'null');
  days int := 0;
  paid record;
begin
  if p_version.benefit_rules ->> 'late' is distinct from 'shift' then return p_book.matures_on; end if;
  for paid in
    select p.business_day as paid_on, greatest(0, p.business_day - book_due_day(p_book, p_version, c.instalment_number) - grace) as late
    from instalment_credits c join payments p on p.id = c.payment_id
    where c.book_id = p_book.id and c.reversed_by_journal_id is null
    order by p.business_day, c.instalment_number
  loop
    exit when paid.paid_on > p_book.matures_on + days + redeem;
    days := days + paid.late;
  end loop;
  return least(p_book.matures_on + days, date '2199-12-31');
end $$;
