-- The numbers by which banks name money of a gateway, as numbers are compared. The approval code of a card is not among them:
-- it is too short to tell one payment from another. Null where there is none.
create or replace function telling_numbers(p_references text[]) returns text[] language sql immutable as $$
  select array_agg(distinct n.key) from (select transaction_number_key(r) as key from unnest(p_references) r) n
  where length(n.key) >= 9;
$$;
