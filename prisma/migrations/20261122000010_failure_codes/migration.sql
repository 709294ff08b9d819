-- Codes for why a payment failed. Beside the code stands what a person wrote; a gateway's own words have no code.

alter table payments add column failure_code text;
alter table payment_exceptions
  add column failure_code text,
  drop constraint payment_exceptions_remarks_check;

-- The triggers that forbid changes and keep totals; they are on again before anybody else sees the tables.
alter table payments disable trigger user;
alter table payment_exceptions disable trigger user;

update payments p set failure_code = known.code, failure_reason = nullif(substr(p.failure_reason, length(known.phrase) + 3), '')
from (values ('never_confirmed', 'Never confirmed', false), ('given_up', 'Given up by the customer', false),
  ('page_not_opened', 'The payment page could not be opened', false), ('money_returned', 'Money returned', true),
  ('no_money_came', 'No money came', true), ('returned_through_gateway', 'Returned through the gateway', true)
) known(code, phrase, has_detail)
where p.status = 'failed' and (p.failure_reason = known.phrase
  or known.has_detail and starts_with(p.failure_reason, known.phrase || '. '));
-- What nobody resolved, the portal did.
update payment_exceptions e set failure_code = known.code, remarks = null
from (values ('never_confirmed', 'Never confirmed'), ('given_up', 'Given up by the customer')) known(code, phrase)
where e.resolution = 'no_money_came' and e.resolved_by_id is null and e.remarks = known.phrase;

alter table payments enable trigger user;
alter table payment_exceptions enable trigger user;

alter table payments add constraint payments_failure_code_check check (failure_code is null or (status = 'failed'
  and failure_code in ('never_confirmed', 'given_up', 'page_not_opened', 'returned_through_gateway', 'money_returned',
    'no_money_came')));
alter table payment_exceptions
  add constraint payment_exceptions_failure_code_check check (failure_code is null or (resolution = 'no_money_came'
    and failure_code in ('never_confirmed', 'given_up', 'page_not_opened'))),
  add constraint payment_exceptions_remarks_check check ((resolution in ('no_money_came', 'returned_through_gateway',
    'kept_as_instalment')) <= (remarks is not null or failure_code is not null));

-- These are told a code instead of a phrase.
drop function if exists fail_payment(jsonb, timestamptz, bigint, text),
  gateway_failed(jsonb, timestamptz, text, text, text, text, text),
  resolve_payment_exception(timestamptz, bigint, bigint, text, text, text, text);
