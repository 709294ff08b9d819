-- The numbers under which money was paid back past a gateway or by a settlement, by payment method.
create or replace function payout_references() returns table (mode text, reference text) language sql stable as $$
  select other_mode, other_reference from gateway_refunds where other_mode <> 'cash'
  union all
  select returned_mode, reference from payment_exceptions where returned_mode <> 'cash'
  union all
  select mode, reference from settlements where mode <> 'cash'
  union all
  select mode, reference from settlement_parts where mode <> 'cash';
$$;
