-- Credits one verified payment that could not be credited when its money came: the day was closed, or had no gold rate.
-- A refusal that does not pass raises an exception.
create or replace function acknowledge_verified(p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments;
  refusal text;
begin
  perform lock_day(p_day, main_place());
  payment := lock_payment(p_payment_id, null);
  if payment.status <> 'verified' or not setting_is_on('auto_acknowledge') then
    return '{"outcome": "known"}';
  end if;
  refusal := credit_verified(p_ctx, p_now, p_day, payment);
  return jsonb_build_object('reason', refusal, 'outcome', case when refusal is null then 'credited'
    when raise_capture_exception(p_now, payment, refusal) then 'set aside' else 'waits' end);
end $$;
