-- What was sent stays as it was sent, and is received or taken back once, by a journal that says so.
create or replace function guard_branch_transfer() returns trigger language plpgsql as $$
declare
  decided constant text[] := array['put_into', 'received_on', 'received_at', 'received_by_id', 'received_journal_id', 'cancelled_at',
    'cancelled_by_id', 'cancel_reason'];
begin
  if old.received_at is not null or old.cancelled_at is not null or to_jsonb(new) - decided <> to_jsonb(old) - decided then
    raise exception 'branch_transfers is append-only' using errcode = 'TH500';
  elsif new.received_at is not null and new.received_by_id is null then
    raise exception 'transfer % is received by nobody', new.id using errcode = 'TH500';
  elsif new.received_at is not null and new.sent_by_id = new.received_by_id and not is_only_admin(new.received_by_id) then
    raise exception 'transfer % is received by its sender', new.id using errcode = 'TH500';
  elsif new.cancelled_at is not null and new.cancel_reason !~ '\S' then
    raise exception 'transfer % is taken back without a reason', new.id using errcode = 'TH500';
  elsif not exists (
    select from journals j where case when new.received_at is not null then j.id = new.received_journal_id
        and (j.kind, j.source_ref, j.place_id) = ('BranchReceived', new.id::text, new.to_id)
      else j.reverses_id = new.sent_journal_id end) then
    raise exception 'no journal says what became of transfer %', new.id using errcode = 'TH500';
  end if;
  return new;
end $$;
