-- Returns the payment with the moment and the day on which the gateway captured its money, by which rate and punctuality
-- go. What the gateway says is never in the future and never before the order; without its word it is now.
create or replace function paid_when_captured(
  p_payment payments, p_now timestamptz, p_day date, p_captured_at timestamptz, p_captured_on date
) returns payments language plpgsql as $$
declare
  payment payments := p_payment;
begin
  if p_captured_at is null or p_captured_at > p_now then
    payment.paid_at := p_now;
    payment.business_day := p_day;
  elsif p_captured_at >= payment.created_at then
    payment.paid_at := p_captured_at;
    payment.business_day := p_captured_on;
  else
    payment.paid_at := payment.created_at;
  end if;
  return payment;
end $$;
