-- Refuses a settlement whose parts cannot be: p_problem is what terms_parts says, or that a bill lacks its pieces.
create or replace function refuse_parts(p_problem text, p_at int, p_day date, p_label text) returns void language plpgsql as $$
begin
  if p_problem = 'gold_unknown' then
    perform refuse('TH409', 'gold_rate_missing', jsonb_build_object('day', p_day));
  elsif p_problem = 'nothing_saved' then
    perform refuse('TH409', 'nothing_saved');
  elsif p_problem = 'part_too_large' then
    perform refuse('TH409', 'part_too_large', jsonb_build_object('part', (p_at + 1)::text));
  elsif p_problem = 'refund_refused' then
    perform refuse('TH409', 'refund_refused', jsonb_build_object('label', p_label));
  elsif p_problem = 'bill_too_small' then
    perform refuse('TH409', 'bill_too_small', jsonb_build_object('part', (p_at + 1)::text));
  elsif p_problem = 'bill_without_pieces' then
    perform refuse('TH409', 'bill_without_pieces', jsonb_build_object('part', (p_at + 1)::text));
  end if;
end $$;
