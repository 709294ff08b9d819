-- Refuses a number under which money was paid back past a gateway or by a settlement before, and one that looks like it or holds
-- it: one transfer pays once, whether it is entered as UPI or as Bank. Cheques and slips of the card terminal are numbered by
-- themselves; the shop numbers its slips of cash itself. The number is locked until commit, so that of two calls at once the
-- second one sees the first.
create or replace function claim_payout_reference(p_mode text, p_reference text) returns void language plpgsql as $$
declare
  modes constant text[] := case when p_mode in ('upi', 'bank') then '{upi,bank}' else array[p_mode] end;
  looks constant text := look_alike_key(p_reference);
  probes constant text[] := number_probes(p_reference);
begin
  if p_mode is null or p_mode = 'cash' then
    return;
  elsif looks is null or has_foreign_letter(p_reference) then
    raise exception 'the reference % has no letter and no digit, or one of another script', p_reference
      using errcode = 'TH500';
  end if;
  perform lock_transaction_number(p_reference);
  if exists (select from payout_references() r where r.mode = any (modes) and look_alike_key(r.reference) = looks)
    or exists (select from payout_references() r where r.mode = any (modes)
      and number_parts(array[r.reference]) is not null and number_parts(array[r.reference]) && probes) then
    perform refuse('TH409', 'bank_reference_used', jsonb_build_object('reference', plain_number(p_reference)));
  end if;
end $$;
