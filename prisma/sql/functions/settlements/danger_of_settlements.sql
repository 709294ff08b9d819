-- What another Admin looks at before the new lines of a file count: the settlements they are of, what their payouts take from the
-- bank, what lines take that the books do not know of, or know of as more, and fees that are too high. No row where there is none
-- of it.
create or replace function danger_of_settlements(p_file_id bigint)
returns table (settlements text, from_bank bigint, unknown_taken bigint, high_fees bigint) language sql stable as $$
  with settled as (
    select settlement_id, sum(gross_paise - fee_paise - tax_paise)::bigint as net,
      sum(case when gross_paise < coalesce(expected_paise, 0) then coalesce(expected_paise, 0) - gross_paise else 0 end)::bigint as taken,
      (coalesce(sum(fee_paise + tax_paise) filter (where is_fee_high(gross_paise, fee_paise, tax_paise)), 0))::bigint as fees
    from settlement_lines where file_id = p_file_id group by settlement_id)
  select left(string_agg(settlement_id, ', ' order by settlement_id), 300), sum(greatest(-net, 0))::bigint, sum(taken)::bigint,
    sum(fees)::bigint
  from settled where net < 0 or taken > 0 or fees > 0 having count(*) > 0;
$$;
