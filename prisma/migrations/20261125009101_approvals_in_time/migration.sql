-- What waited for its delay alone is carried out before it expires, or not at all. What was carried out late before this stays.
alter table approvals drop constraint approvals_confirmed_check;
alter table approvals add constraint approvals_confirmed_check check (state not in ('approved', 'failed')
  or (decided_at < expires_at and (checker_id is not null or coalesce(decided_at >= takes_effect_at, false)))) not valid;
