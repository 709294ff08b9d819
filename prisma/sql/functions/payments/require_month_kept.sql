-- Refuses a credited payment by which more instalments would be paid in a calendar month than the terms of its book allow. Asked by
-- the triggers of payments, whoever credits it; isWithinMonth in TypeScript tells sooner.
create or replace function require_month_kept(p_payment payments) returns void language plpgsql as $$
declare
  version scheme_versions;
begin
  select v.* into strict version from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = p_payment.book_id;
  if version.terms is not null and not fits_month(version, p_payment) then
    perform refuse('TH409', 'month_is_full', jsonb_build_object('count', version.terms -> 'schedule' ->> 'perMonth'));
  end if;
end $$;
