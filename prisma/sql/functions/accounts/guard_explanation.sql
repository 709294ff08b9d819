-- Lets somebody explain what is told as left over, once, no more than that, and none of it that they took themselves, unless there is
-- no other Admin.
create or replace function guard_explanation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_leftovers();
  if not exists (
    select from told_leftovers() l
    where (l.place_id, l.account_id) = (new.place_id, new.account_id) and l.leftover_paise - l.explained_paise >= new.amount_paise)
  then
    perform refuse('TH409', 'nothing_left_over');
  end if;
  if took_payment(new.payment_ids, new.explained_by_id) and not is_only_admin(new.explained_by_id) then
    perform refuse('TH409', 'leftover_own');
  end if;
  return new;
end $$;
