-- Returns what a benefit is a percentage of, as a fraction of paise (or of milligrams for gold that was saved): the instalment, of a
-- flexible book what was paid by the row's number of instalments; what was paid; the gold, null while it is unknown.
create or replace function terms_base(
  p_of text, p_terms jsonb, p_saved jsonb, p_book jsonb, p_span int, out above numeric, out below numeric
)
language plpgsql immutable as $$
begin
  below := 1;
  if p_of = 'saved' then
    above := p_book ->> 'savedMg';
  elsif p_of = 'paid' then
    above := p_book ->> 'paidPaise';
  elsif p_terms -> 'schedule' ? 'flexible' then
    above := p_book ->> 'paidPaise';
    below := p_span;
  else
    above := p_saved ->> 'instalment';
  end if;
end $$;
