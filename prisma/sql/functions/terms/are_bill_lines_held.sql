-- Whether each line of a bill is within what one can hold, so that what it comes to can be read: 10 kg of gold, a charge of 10 lakh
-- rupees a gram, stones of 100 crore rupees. The twin: maxOfLine.
create or replace function are_bill_lines_held(p_lines jsonb) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select coalesce(bool_and((l ->> 'weightMg')::numeric <= 10000000 and coalesce((l -> 'va' ->> 'paisePerGram')::numeric, 0) <= 100000000
    and coalesce((l ->> 'stonePaise')::numeric, 0) <= 100000000000), true)
  from jsonb_array_elements(p_lines) l;
$$;
