-- What a dispute has taken in the end. Of one that is lost without an amount of its own it is the disputed amount.
create or replace function taken_by_dispute(p_state text, p_amount_paise bigint, p_deducted_paise bigint) returns bigint
language sql immutable as $$
  select case when p_state = 'lost' and p_deducted_paise = 0 then p_amount_paise else p_deducted_paise end;
$$;
