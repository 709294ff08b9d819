-- A transaction number as it is compared: without blanks and case. The indexes on payments have the same expression.
create or replace function transaction_number_key(p_number text) returns text language sql immutable as $$
  select upper(regexp_replace(p_number, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g'));
$$;
