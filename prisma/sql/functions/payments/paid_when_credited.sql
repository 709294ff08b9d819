-- Returns a pending payment with the day on which the bank credited its money, as staff read it on the statement; without
-- it, that is today. The day began at p_credited_at, is not over before the payment was started, and has come.
create or replace function paid_when_credited(
  p_payment payments, p_now timestamptz, p_day date, p_credited_on date, p_credited_at timestamptz
) returns payments language plpgsql as $$
declare
  payment payments := p_payment;
begin
  if coalesce(p_credited_on, p_day) = p_day then
    payment.paid_at := p_now;
    payment.business_day := p_day;
  elsif p_credited_on > p_day or p_credited_at + interval '1 day' <= payment.created_at then
    perform refuse('TH422', 'bank_day_not_allowed', jsonb_build_object('day', p_credited_on));
  else
    payment.paid_at := greatest(payment.created_at, p_credited_at);
    payment.business_day := p_credited_on;
  end if;
  return payment;
end $$;
