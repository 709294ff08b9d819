-- What the ledger says of a day beside what was counted, a row for each payment method. Refuses a method of which something
-- is expected and nothing was counted, and a difference without a reason.
create or replace function counted_day(p_closing bigint, p_day date, p_place smallint, p_counts jsonb) returns setof day_counts
language plpgsql as $$
declare
  counted day_counts;
begin
  for counted in
    select p_closing, f.mode, f.opening_paise, f.receipt_count, f.receipts_paise, f.refund_count, f.refunds_paise,
      f.expected_paise, coalesce((c ->> 'countedPaise')::bigint, case when f.expected_paise = 0 then 0 end),
      nullif(trim(c ->> 'reason'), ''), f.banked_paise, f.brought_paise
    from day_figures(p_day, p_place) f left join jsonb_array_elements(p_counts) c on c ->> 'mode' = f.mode
  loop
    if counted.counted_paise is null then
      perform refuse('TH422', 'count_missing', jsonb_build_object('mode', counted.mode));
    elsif counted.mode = 'cash' and counted.counted_paise < 0 then
      perform refuse('TH422', 'cash_below_zero');
    elsif counted.counted_paise <> counted.expected_paise and counted.reason is null then
      -- Without what was expected: whoever counts blind is told of it by Count_Drawer alone, which keeps what was counted first.
      perform refuse('TH422', 'variance_reason_missing', jsonb_build_object('mode', counted.mode));
    end if;
    return next counted;
  end loop;
end $$;
