-- Returns a payment with the gold that its terms give it: its rate, what an amount comes to at it, and what is credited. Where the
-- terms reckon by the rate of the payment's day, that is the row of the receipt; by every other rate the gold is known later, and
-- nothing is credited until then. p_branch is that of its book. p_weight_mg was typed.
create or replace function terms_row_gold(
  p_payment payments, p_version scheme_versions, p_branch smallint, p_weight_mg bigint
) returns payments language plpgsql stable as $$
declare
  payment payments := p_payment;
  kind text := p_version.terms -> 'gold' ->> 'rate';
  rate gold_rates := gold_rate_for(p_version, payment.business_day, p_branch);
begin
  if kind is null then
    payment.weight_reason := null;
    return payment;
  end if;
  payment.gold_rate_id := rate.id;
  if kind = 'payment' then
    payment.computed_weight_mg := weight_for_amount(p_version, payment.book_id, payment.amount_paise, rate.rate_paise_per_gram);
    payment.weight_mg := coalesce(p_weight_mg, payment.computed_weight_mg);
  elsif p_weight_mg is not null then
    perform refuse('TH422', 'weight_not_taken');
  end if;
  if (kind = 'payment' and coalesce(payment.weight_mg, -1) < 0)
    or (kind in ('average', 'lowest', 'lower_of') and rate.id is null) then
    perform refuse(case kind when 'payment' then 'TH422' else 'TH409' end,
      case kind when 'payment' then 'weight_required' else 'gold_rate_missing' end,
      jsonb_build_object('day', payment.business_day));
  elsif coalesce(payment.weight_mg = payment.computed_weight_mg, true) then
    payment.weight_reason := null;
  elsif payment.weight_reason is null then
    perform refuse('TH422', 'weight_reason_required', jsonb_build_object('computedMg', payment.computed_weight_mg::text));
  end if;
  return payment;
end $$;
