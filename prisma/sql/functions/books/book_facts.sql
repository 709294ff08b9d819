-- Returns what happened on a book under terms, as both evaluators take it: { joinedOn, instalment, payments: [{ day, paise, rate?,
-- weight? }], holidays }, paise, milligrams and rates (paise a gram) as digits. Given p_before_seq and p_at, as it was before that
-- journal of the book, with the rates of that moment. What was taken back, or moved away, did not happen. Months paid elsewhere count
-- on the days they were due, at the latest when the book came here, with the gold that they were taken over with.
create or replace function book_facts(
  p_book books, p_version scheme_versions, p_before_seq bigint default 9223372036854775807, p_at timestamptz default 'infinity'
) returns jsonb language sql stable as $$
  with happened as (
    select coalesce(p.business_day, brought_on(p_book, p_version.terms -> 'schedule', j.source_ref)) as day, j.book_seq,
      coalesce(p.amount_paise, p_book.amount_paise) as paise,
      case when j.kind = 'Opening' then (
          select sum(weight_mg) from instalment_credits where journal_id = j.id and p_version.accrual = 'weight')
        when p.weight_mg is distinct from p.computed_weight_mg then p.weight_mg end as weight,
      case p_version.terms -> 'gold' ->> 'rate'
        when 'next_day' then next_rate_of(p.business_day, p_version.terms -> 'gold' ->> 'purity',
          branch_of_book(p_book, j.book_seq), p_at)
        else r.rate_paise_per_gram end as rate
    from journals j
    left join payments p on p.id = j.payment_id
    left join gold_rates r on r.id = p.gold_rate_id
    where j.book_id = p_book.id and j.kind in ('Receipt', 'Opening') and j.book_seq < p_before_seq
      and not exists (select from journals v where v.reverses_id = j.id and v.book_seq < p_before_seq)
  )
  select jsonb_build_object('joinedOn', coalesce(p_book.joined_on, p_book.opened_on), 'instalment', p_book.amount_paise::text,
    'payments', coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('day', day, 'paise', paise::text, 'rate', rate::text,
      'weight', weight::text)) order by day, book_seq), '[]'),
    'holidays', to_jsonb(shop_holidays(coalesce(p_book.joined_on, p_book.opened_on),
      open_day_from(terms_planned_day(p_version.terms -> 'schedule', coalesce(p_book.joined_on, p_book.opened_on),
        (p_version.terms -> 'schedule' -> 'instalments')::int)))))
  from happened;
$$;
