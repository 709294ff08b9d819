-- What the gateway confirmed stays so, but that it may be asked again about what an earlier release believed.
create or replace function refuse_capture_change() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is null or (new.confirmed_at is not null and (old.confirmed_by = 'earlier_release'
      or (new.gateway, new.gateway_payment_id, new.order_id, new.amount_paise)
        = (old.gateway, old.gateway_payment_id, old.order_id, old.amount_paise))) then
    return new;
  end if;
  raise exception 'what gateway % confirmed stays', old.gateway using errcode = 'TH500';
end $$;
