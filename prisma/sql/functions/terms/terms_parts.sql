-- Returns what the parts of a settlement come to, one after another, { problem: null, parts, left } or { problem, at }: the second
-- reckoning of them, written apart from the one in TypeScript. p_took is what earlier parts took, { paise, mg, coveredMg, offPaise
-- }; p_rate is paise for a gram of the terms' purity on the day. Milligrams and paise are digits. Source: "Parts" of the terms.
create or replace function terms_parts(p_terms jsonb, p_valuation jsonb, p_took jsonb, p_rate bigint, p_parts jsonb) returns jsonb
language plpgsql immutable as $$
declare
  shares jsonb := terms_shares(p_terms, p_valuation, p_took);
  remains numeric := (shares ->> 'left')::numeric;
  took jsonb := p_took;
  made jsonb := '[]';
  part jsonb;
  wanted numeric;
  own jsonb;
  problem text;
  is_refund boolean;
  -- Of the refunds before, where nobody leaves early: for a part that is none and takes nothing of what was saved.
  nobodys constant jsonb := '{"bonusPaise": "0", "bonusMg": "0"}';
  rest jsonb := nobodys;
  is_rest boolean;
begin
  for part in select p from jsonb_array_elements(p_parts) with ordinality as e(p, n) order by n loop
    wanted := coalesce((part ->> 'take')::numeric, remains);
    is_refund := part ->> 'way' = 'refund';
    is_rest := wanted = 0 and not is_refund and rest <> nobodys;
    problem := case
      when remains is null then 'gold_unknown'
      when remains <= 0 and not is_rest then 'nothing_saved'
      when (wanted <= 0 or wanted > remains) and not is_rest then 'part_too_large'
      when is_refund and (p_valuation -> 'exit' ->> 'refused')::boolean then 'refund_refused'
      when jsonb_array_length(part -> 'lines') > 0 and p_rate is null then 'gold_unknown' end;
    if problem is not null then
      return jsonb_build_object('problem', problem, 'at', jsonb_array_length(made));
    end if;
    own := terms_share(p_terms, p_valuation, shares, (shares ->> 'left')::numeric - remains, wanted, is_refund);
    if is_rest then
      own := own || rest;
      rest := nobodys;
    elsif is_refund and p_valuation ->> 'exit' is null then
      select jsonb_object_agg(name, ((rest ->> name)::numeric + given::numeric)::text) into rest
      from jsonb_each_text(terms_share(p_terms, p_valuation, shares, (shares ->> 'left')::numeric - remains, wanted, false)) e(name, given)
      where name in ('bonusPaise', 'bonusMg');
    end if;
    own := own || terms_part_bill(p_terms, p_valuation, took, p_rate, part, wanted);
    own := own || terms_part_worth(p_terms, p_rate, part, own);
    if (own ->> 'toPayPaise')::numeric < 0 then
      return jsonb_build_object('problem', 'bill_too_small', 'at', jsonb_array_length(made));
    end if;
    made := made || own;
    remains := remains - wanted;
    took := took || jsonb_build_object('coveredMg', ((took ->> 'coveredMg')::numeric + (own ->> 'coveredMg')::numeric)::text,
      'offPaise', ((took ->> 'offPaise')::numeric + coalesce((own -> 'bill' ->> 'offPaise')::numeric, 0))::text);
  end loop;
  if remains is null then
    return '{"problem": "gold_unknown", "at": 0}';
  end if;
  return jsonb_build_object('problem', null, 'parts', made, 'left',
    terms_share(p_terms, p_valuation, shares, (shares ->> 'left')::numeric - remains, remains, false) - 'deductedPaise');
end $$;
