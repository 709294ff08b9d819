-- What was credited and taken back on a closed day, by scheme and by who did it: reports of many days add these up and go
-- through the journals of open days alone. Days that were closed before are folded when the portal starts, by fold_closed_days().
create table closed_day_sums (
  business_day date not null,
  place_id smallint not null,
  kind text not null,
  scheme_id bigint not null,
  -- 0: nobody in person
  actor_id bigint not null,
  count bigint not null,
  paise bigint not null,
  mg bigint not null,
  constraint closed_day_sums_pkey primary key (business_day, place_id, kind, scheme_id, actor_id),
  constraint closed_day_sums_kind_check check (kind in ('Receipt', 'Reversal'))
);
