-- Of what the gateway said last about the payments of a request (gateway_word) the worst, and when it said so. No row where no gateway is
-- concerned.
create or replace function worst_gateway_word(p_dangers jsonb) returns table (word text, said_at timestamptz)
language sql stable as $$
  select w.word, greatest(o.asked_at, c.confirmed_at, c.missing_at)
  from jsonb_array_elements(p_dangers) d
  join payments p on p.id = (d ->> 'recordId')::bigint
  cross join lateral (select gateway_word(p.id) as word) w
  left join gateway_orders o on o.payment_id = p.id
  left join gateway_captures c on c.gateway = p.gateway and c.gateway_payment_id = p.gateway_payment_id
  where d ->> 'recordType' = 'payment' and w.word is not null
  order by array_position(array['not_found', 'not_asked', 'under_way', 'confirmed'], w.word), 2 nulls first limit 1;
$$;
