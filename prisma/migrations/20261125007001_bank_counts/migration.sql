-- What the bank's statement said, what it did not show yet, and of what the Admins were told (docs/money.md, "Cash and bank").
create table bank_counts (
  id bigserial not null,
  place_id smallint not null,
  business_day date not null,
  up_to_seq bigint not null,
  ledger_paise bigint not null,
  expected_paise bigint not null,
  counted_paise bigint not null,
  reason text,
  counted_at timestamptz(3) not null,
  counted_by_id bigint,
  constraint bank_counts_pkey primary key (id),
  constraint bank_counts_place_id_fkey foreign key (place_id) references places(id) on update cascade on delete restrict,
  constraint bank_counts_counted_by_id_fkey foreign key (counted_by_id) references users(id) on update cascade on delete restrict,
  constraint bank_counts_reason_check check (counted_paise in (expected_paise, ledger_paise) or reason is not null)
);
create index bank_counts_place_id_id_idx on bank_counts(place_id, id desc);

create table bank_count_entries (
  count_id bigint not null,
  journal_id bigint not null,
  constraint bank_count_entries_pkey primary key (count_id, journal_id),
  constraint bank_count_entries_count_id_fkey foreign key (count_id) references bank_counts(id) on update cascade on delete restrict,
  constraint bank_count_entries_journal_id_fkey foreign key (journal_id) references journals(id) on update cascade on delete restrict
);

create table bank_tellings (
  journal_id bigint not null,
  told_at timestamptz(3) not null,
  constraint bank_tellings_pkey primary key (journal_id),
  constraint bank_tellings_journal_id_fkey foreign key (journal_id) references journals(id) on update cascade on delete restrict
);
