-- Browsers in which a person signed in before: attempts from there are counted apart from those of strangers.
create table devices (
  id uuid not null,
  user_id bigint not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  address text not null,
  user_agent text not null,
  revoked_at timestamptz(3),
  revoked_reason text,
  constraint devices_pkey primary key (id),
  constraint devices_user_id_fkey foreign key (user_id) references users(id) on update cascade on delete restrict,
  constraint devices_revoked_check check ((revoked_at is null) = (revoked_reason is null))
);
create index devices_user_id_last_seen_at_idx on devices(user_id, last_seen_at);
create index devices_expires_at_idx on devices(expires_at);
alter table sessions add column device_id uuid;
alter table sessions add constraint sessions_device_id_fkey
  foreign key (device_id) references devices(id) on update cascade on delete set null;
create index sessions_device_id_idx on sessions(device_id);

-- Each limit has a window of its own, so a row says until when it counts.
drop function if exists count_attempts(text[], int[], timestamptz, interval);
alter table attempt_counters add column kept_until timestamptz(3);
update attempt_counters set kept_until = coalesce((select max(at) from unnest(made_at) at), now()) + interval '15 minutes';
alter table attempt_counters alter column kept_until set not null;
create index attempt_counters_kept_until_idx on attempt_counters(kept_until);

-- A code is found by what asked for it and no longer by the address, so that nobody burns the code of another. How many are
-- sent is counted like other attempts. Codes of the old kind ran out after ten minutes.
alter table email_codes rename to sent_codes;
delete from sent_codes;
alter table sent_codes drop constraint email_codes_sent_check, drop column sent_at;
alter table sent_codes rename column email_hash to request_hash;
alter table sent_codes rename column last_sent_at to sent_at;
alter table sent_codes rename constraint email_codes_pkey to sent_codes_pkey;
alter table sent_codes rename constraint email_codes_tries_check to sent_codes_tries_check;
alter table sent_codes rename constraint email_codes_code_check to sent_codes_code_check;
alter table sent_codes rename constraint email_codes_token_check to sent_codes_token_check;
drop index email_codes_user_id_idx;
drop index email_codes_last_sent_at_idx;
create index sent_codes_user_id_idx on sent_codes(user_id);
create index sent_codes_sent_at_idx on sent_codes(sent_at);
create unique index sent_codes_token_hash_key on sent_codes(token_hash);
