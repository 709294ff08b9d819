-- What an Admin can do with money that was set aside, beside saying that it was returned: have the gateway return it, or
-- keep it as an instalment of its book.

alter table payment_exceptions drop constraint payment_exceptions_resolution_check;
alter table payment_exceptions add constraint payment_exceptions_resolution_check check (resolution in
  ('Book reopened', 'Money returned', 'No money came', 'Returned through the gateway', 'Kept as an instalment'));
alter table payment_exceptions drop constraint payment_exceptions_remarks_check;
alter table payment_exceptions add constraint payment_exceptions_remarks_check check (
  (resolution in ('No money came', 'Returned through the gateway', 'Kept as an instalment')) <= (remarks is not null));

-- One capture at a gateway goes back once, whatever payment asks for it.
create unique index gateway_refunds_gateway_payment_key on gateway_refunds(gateway, gateway_payment_id);
create index gateway_refunds_requested_at_idx on gateway_refunds(requested_at desc, payment_id desc);
create index gateway_refunds_undone_idx on gateway_refunds(requested_at desc, payment_id desc) where done_at is null;

-- Whether the money of a payment lies with a gateway that gives it back itself.
create function is_held_by_gateway(p_payment payments) returns boolean language sql immutable as $$
  select p_payment.gateway_payment_id is not null and p_payment.gateway <> 'upi';
$$;

-- The gateway is asked for money that the books gave back, or never took.
create or replace function ask_for_refund() returns trigger language plpgsql as $$
declare
  asked timestamptz := coalesce(new.refunded_at, new.failed_at);
begin
  if new.status = 'Failed' and not exists (
    select from payment_exceptions where payment_id = new.id and resolution = 'Returned through the gateway') then
    return null;
  end if;
  insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
  values (new.id, new.gateway, new.gateway_payment_id, new.amount_paise, asked, asked);
  return null;
end $$;

-- The gateway sends back the whole of a payment that is Refunded, or was failed for just that; the twin of the rules in
-- refund_payment() and resolve_payment_exception().
create function keep_refund_due() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments p
    where p.id = new.payment_id and is_held_by_gateway(p)
      and (p.gateway, p.gateway_payment_id, p.amount_paise) = (new.gateway, new.gateway_payment_id, new.amount_paise)
      and (p.status = 'Refunded' or (p.status = 'Failed' and exists (
        select from payment_exceptions e where e.payment_id = p.id and e.resolution = 'Returned through the gateway')))) then
    raise exception 'nothing of payment % is to be returned', new.payment_id using errcode = 'TH500';
  end if;
  return new;
end $$;
create trigger gateway_refunds_due before insert on gateway_refunds for each row execute function keep_refund_due();

-- As before; money that was received fails only when it goes back, by whatever way.
create or replace function keep_payment_arrows() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in
      (('Pending', 'Successfully Transfer'), ('Pending', 'Payment Approved'), ('Pending', 'Failed'),
       ('Successfully Transfer', 'Payment Approved'), ('Failed', 'Successfully Transfer'), ('Payment Approved', 'Refunded'))
    and not ((old.status, new.status) = ('Successfully Transfer', 'Failed') and exists (
      select from payment_exceptions
      where payment_id = new.id and resolution in ('Money returned', 'Returned through the gateway'))) then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', old.status));
  elsif new.status in ('Payment Approved', 'Failed') and exists (
    select from payment_exceptions where payment_id = new.id and resolved_at is null) then
    perform refuse('TH409', 'payment_is_exception');
  elsif new.status = 'Payment Approved' then
    perform require_book_open(new.book_id);
  end if;
  return new;
end $$;

-- The payment of an open exception; its book, itself and the exception are locked in the order every money function keeps.
create function lock_open_exception(p_exception_id bigint) returns payments language plpgsql as $$
declare
  kept payment_exceptions;
  payment payments;
begin
  select * into kept from payment_exceptions where id = p_exception_id;
  if not found then
    perform refuse('TH404', 'exception_not_found');
  end if;
  payment := lock_payment(kept.payment_id, null);
  select * into strict kept from payment_exceptions where id = p_exception_id for no key update;
  if kept.resolved_at is not null then
    perform refuse('TH409', 'exception_resolved', jsonb_build_object('resolution', kept.resolution));
  end if;
  return payment;
end $$;

-- Ends a payment that is not credited: its money went back, goes back through the gateway, or never came.
create or replace function resolve_payment_exception(
  p_now timestamptz, p_actor_id bigint, p_exception_id bigint, p_resolution text, p_reference text, p_remarks text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments := lock_open_exception(p_exception_id);
begin
  if p_resolution = 'No money came' and payment.status <> 'Pending' then
    perform refuse('TH409', 'money_was_received', jsonb_build_object('status', payment.status));
  elsif p_resolution = 'Returned through the gateway'
    and (payment.status <> 'Successfully Transfer' or not is_held_by_gateway(payment)) then
    perform refuse('TH409', 'money_not_at_gateway', jsonb_build_object('status', payment.status));
  end if;
  update payment_exceptions set resolved_at = p_now, resolved_by_id = p_actor_id, resolution = p_resolution,
    reference = nullif(trim(p_reference), ''), remarks = nullif(trim(p_remarks), '') where id = p_exception_id;
  payment.status := 'Failed';
  payment.failed_at := p_now;
  payment.failure_reason := concat_ws('. ', p_resolution, nullif(trim(p_reference), ''), nullif(trim(p_remarks), ''));
  perform write_payment(payment);
  return payment.id;
end $$;
create trigger payments_return_through_gateway after update of status on payments for each row
  when (old.status = 'Successfully Transfer' and new.status = 'Failed')
  execute function ask_for_refund();

-- Keeps money that was set aside: it is credited to its book as a payment like any other, once, at the rate of the day
-- it came on. Whatever keeps a payment from being credited keeps this one.
create function keep_payment_exception(
  p_ctx jsonb, p_now timestamptz, p_day date, p_exception_id bigint, p_weight_mg bigint, p_weight_reason text, p_remarks text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments;
  book books;
  version scheme_versions;
begin
  perform hold_day_open(p_day);
  payment := lock_open_exception(p_exception_id);
  if payment.status <> 'Successfully Transfer' then
    perform refuse('TH409', 'money_not_received', jsonb_build_object('status', payment.status));
  end if;
  book := lock_open_book(payment.book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = 'Kept as an instalment', remarks = nullif(trim(p_remarks), '') where id = p_exception_id;
  if payment.transaction_number is null and not exists (
    select from payments o where upper(o.transaction_number) = upper(payment.gateway_payment_id)) then
    payment.transaction_number := payment.gateway_payment_id;
  end if;
  payment.weight_reason := nullif(trim(p_weight_reason), '');
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  perform write_payment(credit_book(p_ctx, p_now, p_day, book, version, payment, null, p_weight_mg));
  return payment.id;
end $$;

-- As before, but a payment that an Admin has to see to anyway is not noted a second time.
create or replace function close_book(p_now timestamptz, p_actor_id bigint, p_book_id bigint, p_remarks text)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  book books := lock_living_book(p_book_id);
  raised int;
begin
  if book.status = 'Closed' then
    perform refuse('TH409', 'book_already_closed', jsonb_build_object('book', book.number));
  end if;
  update books set status = 'Closed', closed_at = p_now, closed_by_id = p_actor_id,
    close_remarks = nullif(trim(p_remarks), ''), updated_at = p_now where id = book.id;
  insert into payment_exceptions (payment_id, kind, raised_at, raised_by_id)
  select id, 'book_closed', p_now, p_actor_id from payments p
  where book_id = book.id and status in ('Pending', 'Successfully Transfer')
    and not exists (select from payment_exceptions e where e.payment_id = p.id and e.resolved_at is null)
  order by id;
  get diagnostics raised = row_count;
  return raised;
end $$;

revoke execute on function
  is_held_by_gateway(payments), keep_refund_due(), lock_open_exception(bigint),
  keep_payment_exception(jsonb, timestamptz, date, bigint, bigint, text, text)
from public;
grant execute on function
  is_held_by_gateway(payments), keep_payment_exception(jsonb, timestamptz, date, bigint, bigint, text, text)
to thangam_app;
