-- Records where a payment is paid and returns the address. Of two that open an order at the same time, the first stays.
create or replace function open_gateway_order(
  p_now timestamptz, p_payment_id bigint, p_gateway text, p_order_id text, p_pay_url text, p_expires_at timestamptz,
  p_money_until timestamptz, p_next_check_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept gateway_orders;
begin
  insert into gateway_orders (payment_id, gateway, order_id, pay_url, opened_at, expires_at, money_until, next_check_at)
  values (p_payment_id, p_gateway, p_order_id, p_pay_url, p_now, p_expires_at, p_money_until, p_next_check_at)
  on conflict (payment_id) do nothing;
  select * into strict kept from gateway_orders where payment_id = p_payment_id;
  update payments set gateway = kept.gateway, gateway_order_id = kept.order_id
  where id = p_payment_id and gateway_order_id is null;
  return kept.pay_url;
end $$;
