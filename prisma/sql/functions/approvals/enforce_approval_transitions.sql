-- An approval begins as waiting, or as something the other Admins are told of. It is decided once, by somebody who may
-- check, and nothing else about it ever changes.
create or replace function enforce_approval_transitions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('waiting', 'told') then
      raise exception 'an approval begins as waiting or told' using errcode = 'TH500';
    end if;
    return new;
  end if;
  if old.state <> 'waiting' then
    perform refuse('TH409', 'approval_decided');
  end if;
  if new.id <> old.id or new.kind <> old.kind or new.dangers <> old.dangers or new.operation <> old.operation
    or new.input_hash <> old.input_hash or new.maker_id <> old.maker_id or new.asked_at <> old.asked_at
    or new.expires_at <> old.expires_at or new.takes_effect_at is distinct from old.takes_effect_at
    or (new.sealed_input is not null and new.sealed_input <> old.sealed_input)
    or (old.reason is not null and new.reason is distinct from old.reason) then
    raise exception 'what was asked for is never changed' using errcode = 'TH500';
  end if;
  if new.checker_id is not null and not may_check(new.checker_id) then
    perform refuse('TH409', 'approval_not_yours');
  end if;
  return new;
end $$;
