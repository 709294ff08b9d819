-- A refund that its gateway will never make can be paid back past it, once, by an Admin who names the transfer or the slip.
alter table gateway_refunds
  add column other_reference text,
  add column settled_by_id bigint,
  add constraint gateway_refunds_settled_by_id_fkey foreign key (settled_by_id) references users(id),
  drop constraint gateway_refunds_done_check,
  -- Made by the gateway or paid past it, never both.
  add constraint gateway_refunds_done_check check (
    (done_at is not null)::int = (refund_id is not null)::int + (other_reference is not null)::int),
  add constraint gateway_refunds_other_check check (
    (other_reference is null) = (settled_by_id is null)
    and (other_reference is null or (trim(other_reference) <> '' and next_try_at is null)));

-- While the gateway is asked, or was never asked, it may still send the money: only a try that it refused or did not answer
-- leaves a trouble, and the next try takes that away (takeDueRefunds in features/payments/gateway-store.ts is the twin).
create function settle_gateway_refund(p_now timestamptz, p_actor_id bigint, p_payment_id bigint, p_reference text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept gateway_refunds;
begin
  select * into kept from gateway_refunds where payment_id = p_payment_id for no key update;
  if not found then
    perform refuse('TH404', 'refund_not_found');
  elsif kept.done_at is not null then
    perform refuse('TH409', 'refund_done');
  elsif kept.last_trouble is null then
    perform refuse('TH409', 'refund_under_way');
  end if;
  update gateway_refunds
  set done_at = p_now, settled_by_id = p_actor_id, other_reference = trim(p_reference), next_try_at = null
  where payment_id = p_payment_id;
end $$;

-- What is done stays as it is.
create function keep_refund_done() returns trigger language plpgsql as $$
begin
  raise exception 'the refund of payment % is done', old.payment_id using errcode = 'TH500';
end $$;
create trigger gateway_refunds_done before update on gateway_refunds for each row
  when (old.done_at is not null
    and (new.refund_id, new.other_reference) is distinct from (old.refund_id, old.other_reference))
  execute function keep_refund_done();

revoke execute on function settle_gateway_refund(timestamptz, bigint, bigint, text), keep_refund_done() from public;
grant execute on function settle_gateway_refund(timestamptz, bigint, bigint, text) to thangam_app;
