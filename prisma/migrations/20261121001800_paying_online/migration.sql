-- Paying online: what the shop has set, the orders opened at a gateway, what gateways told, and the two functions
-- through which all of it reaches a payment, whoever brings it: webhook, return page, nudge or reconciler.

-- What an Admin sets, by name (packages/contracts/src/settings.ts is the twin of the names and their values).
create table settings (
  key text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null,
  updated_by_id bigint,
  constraint settings_pkey primary key (key),
  constraint settings_updated_by_id_fkey foreign key (updated_by_id) references users(id),
  constraint settings_value_check check (
    case key when 'auto_acknowledge' then jsonb_typeof(value) = 'boolean' else false end)
);
grant select, insert, update on settings to thangam_app;

create function setting_is_on(p_key text) returns boolean language sql stable as $$
  select coalesce((select value = 'true'::jsonb from settings where key = p_key), false);
$$;

-- Where a payment is paid, and when to ask the gateway about it again; null once there is nothing more to ask.
create table gateway_orders (
  payment_id bigint not null,
  gateway text not null,
  order_id text not null,
  pay_url text not null,
  opened_at timestamptz(3) not null,
  expires_at timestamptz(3),
  next_check_at timestamptz(3),
  checks integer not null default 0,
  last_trouble text,
  constraint gateway_orders_pkey primary key (payment_id),
  constraint gateway_orders_payment_id_fkey foreign key (payment_id) references payments(id),
  constraint gateway_orders_gateway_check check (gateway in ('sandbox', 'razorpay', 'upi'))
);
create unique index gateway_orders_gateway_order_id_key on gateway_orders(gateway, order_id);
create index gateway_orders_due_idx on gateway_orders(next_check_at) where next_check_at is not null;
grant select on gateway_orders to thangam_app;
grant update (next_check_at, checks, last_trouble) on gateway_orders to thangam_app;

-- Every event a gateway signed, so that one sent again changes nothing.
create table gateway_events (
  gateway text not null,
  event_id text not null,
  order_id text not null,
  gateway_payment_id text,
  outcome text not null,
  received_at timestamptz(3) not null,
  constraint gateway_events_pkey primary key (gateway, event_id)
);
create trigger gateway_events_no_delete before delete on gateway_events for each row execute function refuse_change();
create trigger gateway_events_no_truncate before truncate on gateway_events for each statement execute function refuse_change();
grant select on gateway_events to thangam_app;

-- Money that the shop's books gave back and the gateway still has to.
create table gateway_refunds (
  payment_id bigint not null,
  gateway text not null,
  gateway_payment_id text not null,
  amount_paise bigint not null,
  requested_at timestamptz(3) not null,
  next_try_at timestamptz(3),
  tries integer not null default 0,
  refund_id text,
  done_at timestamptz(3),
  last_trouble text,
  constraint gateway_refunds_pkey primary key (payment_id),
  constraint gateway_refunds_payment_id_fkey foreign key (payment_id) references payments(id),
  constraint gateway_refunds_done_check check ((done_at is null) = (refund_id is null))
);
create index gateway_refunds_due_idx on gateway_refunds(next_try_at) where next_try_at is not null;
grant select on gateway_refunds to thangam_app;
grant update (next_try_at, tries, refund_id, done_at, last_trouble) on gateway_refunds to thangam_app;

-- Money leaves once per payment, and only for one that is Refunded in the books.
create function ask_for_refund() returns trigger language plpgsql as $$
begin
  insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
  values (new.id, new.gateway, new.gateway_payment_id, new.amount_paise, new.refunded_at, new.refunded_at);
  return null;
end $$;
create trigger payments_ask_for_refund after update of status on payments for each row
  when (new.status = 'Refunded' and old.status <> 'Refunded' and new.gateway_payment_id is not null and new.gateway <> 'upi')
  execute function ask_for_refund();

-- Money that came and cannot be credited as the payment it was for is a payment of its own and an exception at once.
create or replace function begin_payment_rightly() returns trigger language plpgsql as $$
begin
  if new.status = 'Successfully Transfer' and new.gateway_payment_id is not null then
    return null;
  elsif new.status not in ('Pending', 'Payment Approved') then
    raise exception 'a payment does not begin as %', new.status using errcode = 'TH500';
  end if;
  perform require_book_open(new.book_id);
  return null;
end $$;
alter table payment_exceptions drop constraint payment_exceptions_kind_check;
alter table payment_exceptions add constraint payment_exceptions_kind_check
  check (kind in ('book_closed', 'late_capture', 'second_capture', 'amount_differs'));

-- Notes where a payment is paid. Of two that open one at the same time, the first is kept; answers it.
create function open_gateway_order(
  p_now timestamptz, p_payment_id bigint, p_gateway text, p_order_id text, p_pay_url text, p_expires_at timestamptz,
  p_next_check_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept gateway_orders;
begin
  insert into gateway_orders (payment_id, gateway, order_id, pay_url, opened_at, expires_at, next_check_at)
  values (p_payment_id, p_gateway, p_order_id, p_pay_url, p_now, p_expires_at, p_next_check_at)
  on conflict (payment_id) do nothing;
  select * into strict kept from gateway_orders where payment_id = p_payment_id;
  update payments set gateway = kept.gateway, gateway_order_id = kept.order_id
  where id = p_payment_id and gateway_order_id is null;
  return kept.pay_url;
end $$;

-- True when this event was not taken before. A twin under way is waited for.
create function claim_gateway_event(
  p_now timestamptz, p_gateway text, p_event_id text, p_order_id text, p_gateway_payment_id text
) returns boolean language plpgsql as $$
begin
  if p_event_id is null then
    return true;
  end if;
  insert into gateway_events (gateway, event_id, order_id, gateway_payment_id, outcome, received_at)
  values (p_gateway, p_event_id, p_order_id, p_gateway_payment_id, '', p_now)
  on conflict do nothing;
  return found;
end $$;

create function note_gateway_event(p_gateway text, p_event_id text, p_outcome text) returns jsonb language plpgsql as $$
begin
  update gateway_events set outcome = p_outcome where gateway = p_gateway and event_id = p_event_id;
  return jsonb_build_object('outcome', p_outcome);
end $$;

-- Credits a verified payment without staff, where the shop has switched that on. Answers why not, or null when it did.
-- The caller holds the day, the book and the payment.
create function credit_verified(p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments)
returns text language plpgsql as $$
declare
  payment payments := p_payment;
  book books;
  version scheme_versions;
begin
  perform hold_day_open(p_day);
  book := lock_open_book(payment.book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  perform write_payment(credit_book(p_ctx, p_now, p_day, book, version, payment, null, null));
  return null;
exception when sqlstate 'TH409' or sqlstate 'TH422' then
  return sqlerrm;
end $$;

-- Holds the business day as every money function does, before the book. Whether it is closed is asked later.
create function hold_day(p_day date) returns void language sql as $$
  select pg_advisory_xact_lock_shared(731, p_day - date '2000-01-01');
$$;

-- Money that cannot be credited as the payment it was for, kept as a payment of its own until an Admin decides.
create function set_money_aside(
  p_ctx jsonb, p_now timestamptz, p_day date, p_for payments, p_gateway_payment_id text, p_amount_paise bigint, p_kind text
) returns void language plpgsql as $$
declare
  aside bigint := nextval('payments_id_seq');
begin
  insert into payments (id, book_id, amount_paise, mode, status, paid_at, business_day, source, gateway, gateway_order_id,
                        gateway_payment_id, created_at)
  values (aside, p_for.book_id, p_amount_paise, 'Online', 'Successfully Transfer', p_now, p_day, 'online', p_for.gateway,
          p_for.gateway_order_id, p_gateway_payment_id, p_now);
  insert into payment_exceptions (payment_id, kind, raised_at) values (aside, p_kind, p_now);
  perform write_audit(p_ctx, p_now, 'payment', aside::text, jsonb_build_object(
    'bookId', p_for.book_id::text, 'amountPaise', p_amount_paise::text, 'exception', p_kind,
    'gatewayPaymentId', p_gateway_payment_id, 'forPayment', p_for.id::text));
end $$;

-- The gateway has the money of an order. Told once or often, early or late, it is one payment: Pending or Failed becomes
-- Successfully Transfer, and is credited where the shop has switched that on. What fits nothing is set aside.
create function gateway_captured(
  p_ctx jsonb, p_now timestamptz, p_day date, p_gateway text, p_event_id text, p_order_id text,
  p_gateway_payment_id text, p_amount_paise bigint, p_references text[]
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid_for bigint;
  payment payments;
  before text;
  waits_because text;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, p_order_id, p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select payment_id into paid_for from gateway_orders where gateway = p_gateway and order_id = p_order_id;
  if not found then
    return note_gateway_event(p_gateway, p_event_id, 'unknown order');
  end if;
  perform hold_day(p_day);
  payment := lock_payment(paid_for, null);
  if exists (select from payments where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id) then
    return note_gateway_event(p_gateway, p_event_id, 'known');
  end if;

  if p_amount_paise <> payment.amount_paise then
    perform set_money_aside(p_ctx, p_now, p_day, payment, p_gateway_payment_id, p_amount_paise, 'amount_differs');
    return note_gateway_event(p_gateway, p_event_id, 'set aside');
  elsif payment.gateway_payment_id is not null then
    perform set_money_aside(p_ctx, p_now, p_day, payment, p_gateway_payment_id, p_amount_paise, 'second_capture');
    return note_gateway_event(p_gateway, p_event_id, 'set aside');
  elsif payment.status in ('Payment Approved', 'Refunded') then
    -- Staff who credited it by the gateway's or the bank's own number credited this very money.
    if upper(payment.transaction_number) = any (select upper(r) from unnest(p_references || p_gateway_payment_id) r) then
      update payments set gateway_payment_id = p_gateway_payment_id where id = payment.id;
      perform write_audit(p_ctx, p_now, 'payment', payment.id::text,
        jsonb_build_object('bookId', payment.book_id::text, 'gatewayPaymentId', p_gateway_payment_id));
      return note_gateway_event(p_gateway, p_event_id, 'credited before');
    end if;
    perform set_money_aside(p_ctx, p_now, p_day, payment, p_gateway_payment_id, p_amount_paise, 'late_capture');
    return note_gateway_event(p_gateway, p_event_id, 'set aside');
  end if;

  before := payment.status;
  update payments set status = 'Successfully Transfer', gateway_payment_id = p_gateway_payment_id, failed_at = null,
    failure_reason = null, transaction_number = case when exists (
      select from payments o where upper(o.transaction_number) = upper(p_gateway_payment_id) and o.id <> payment.id)
      then null else p_gateway_payment_id end
  where id = payment.id returning * into payment;
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'bookId', payment.book_id::text, 'amountPaise', payment.amount_paise::text, 'from', before, 'to', payment.status,
    'gatewayPaymentId', p_gateway_payment_id));
  insert into payment_exceptions (payment_id, kind, raised_at)
  select payment.id, case when b.status = 'Approved' then 'late_capture' else 'book_closed' end, p_now
  from books b
  where b.id = payment.book_id
    and (b.status <> 'Approved'
         -- Once an Admin has said that its money went back, money that comes is for an Admin to look at.
         or exists (select from payment_exceptions where payment_id = payment.id and resolution = 'Money returned'))
    and not exists (select from payment_exceptions where payment_id = payment.id and resolved_at is null);
  if exists (select from payment_exceptions where payment_id = payment.id and resolved_at is null) then
    return note_gateway_event(p_gateway, p_event_id, 'set aside');
  end if;
  if setting_is_on('auto_acknowledge') then
    waits_because := credit_verified(p_ctx, p_now, p_day, payment);
    if waits_because is null then
      return note_gateway_event(p_gateway, p_event_id, 'credited');
    end if;
  end if;
  perform queue_message(p_now, 'payment_verified', 'payment_verified:' || payment.id,
    (select client_id from books where id = payment.book_id), null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  return note_gateway_event(p_gateway, p_event_id, 'verified');
end $$;

-- The gateway says that no money came, or that none comes any more. Changes a Pending payment alone.
create function gateway_failed(
  p_ctx jsonb, p_now timestamptz, p_gateway text, p_event_id text, p_order_id text, p_gateway_payment_id text, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid_for bigint;
  payment payments;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, p_order_id, p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select payment_id into paid_for from gateway_orders where gateway = p_gateway and order_id = p_order_id;
  if not found then
    return note_gateway_event(p_gateway, p_event_id, 'unknown order');
  end if;
  payment := lock_payment(paid_for, null);
  if payment.status <> 'Pending' then
    return note_gateway_event(p_gateway, p_event_id, 'known');
  end if;
  update payment_exceptions set resolved_at = p_now, resolution = 'No money came', remarks = p_reason
  where payment_id = payment.id and resolved_at is null;
  payment.status := 'Failed';
  payment.failed_at := p_now;
  payment.failure_reason := p_reason;
  perform write_payment(payment);
  perform queue_message(p_now, 'payment_failed', 'payment_failed:' || payment.id,
    (select client_id from books where id = payment.book_id), null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text,
    jsonb_build_object('bookId', payment.book_id::text, 'reason', p_reason, 'gatewayPaymentId', p_gateway_payment_id));
  return note_gateway_event(p_gateway, p_event_id, 'failed');
end $$;

-- Credits one verified payment that could not be credited when its money came: the day was closed, or had no gold rate.
create function acknowledge_verified(p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments;
  waits_because text;
begin
  perform hold_day(p_day);
  payment := lock_payment(p_payment_id, null);
  if payment.status <> 'Successfully Transfer' or not setting_is_on('auto_acknowledge') then
    return '{"outcome": "known"}';
  end if;
  waits_because := credit_verified(p_ctx, p_now, p_day, payment);
  return jsonb_build_object('outcome', case when waits_because is null then 'credited' else 'waits' end, 'reason', waits_because);
end $$;

revoke execute on function
  setting_is_on(text), ask_for_refund(),
  open_gateway_order(timestamptz, bigint, text, text, text, timestamptz, timestamptz),
  claim_gateway_event(timestamptz, text, text, text, text), note_gateway_event(text, text, text),
  credit_verified(jsonb, timestamptz, date, payments), hold_day(date),
  set_money_aside(jsonb, timestamptz, date, payments, text, bigint, text),
  gateway_captured(jsonb, timestamptz, date, text, text, text, text, bigint, text[]),
  gateway_failed(jsonb, timestamptz, text, text, text, text, text),
  acknowledge_verified(jsonb, timestamptz, date, bigint)
from public;
grant execute on function
  setting_is_on(text),
  open_gateway_order(timestamptz, bigint, text, text, text, timestamptz, timestamptz),
  gateway_captured(jsonb, timestamptz, date, text, text, text, text, bigint, text[]),
  gateway_failed(jsonb, timestamptz, text, text, text, text, text),
  acknowledge_verified(jsonb, timestamptz, date, bigint)
to thangam_app;
