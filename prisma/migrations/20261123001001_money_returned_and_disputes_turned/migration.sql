-- What was returned past the gateway, by which way (docs/money.md, "The life of a book and of a payment"), and disputes that
-- are won after they were lost ("What the gateway moves by itself").
alter table payment_exceptions
  -- The way by which the shop returned money that a gateway holds; null where nothing was posted for it.
  add column returned_mode text,
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_moved_check,
  drop constraint payment_exceptions_decided_check,
  drop constraint payment_exceptions_remarks_check;
alter table payment_exceptions
  add constraint payment_exceptions_returned_mode_check check (returned_mode is null
    or (returned_mode in ('cash', 'card', 'upi', 'cheque', 'bank') and resolution = 'money_returned' and reference is not null)),
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before', 'refund_failed', 'refund_differs', 'disputed', 'dispute_lost',
    'dispute_won')),
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment', 'seen_to', 'asked_again', 'refund_made',
    'paid_another_way', 'counted_as_refund', 'borne_by_shop', 'dispute_over', 'kept_by_shop')),
  add constraint payment_exceptions_moved_check check ((kind in ('refund_differs', 'disputed', 'dispute_lost', 'dispute_won'))
    = (moved_ref is not null) and (moved_ref is null) = (moved_paise is null) and moved_paise > 0 is not false),
  -- Each way of deciding belongs to its kinds.
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop')
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop') end),
  add constraint payment_exceptions_remarks_check check ((resolution in ('no_money_came', 'returned_through_gateway',
    'kept_as_instalment', 'seen_to', 'counted_as_refund', 'borne_by_shop', 'kept_by_shop'))
    <= (remarks is not null or failure_code is not null));
alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Transfer', 'Deposit', 'BankCredit', 'BankDebit', 'ChequeCleared', 'Variance', 'CashStored',
    'GatewayLoss', 'GatewayRecovery', 'GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther', 'Correction')),
  drop constraint journals_transfer_check,
  add constraint journals_transfer_check check ((kind = 'Transfer') = (source in ('gateway_refund', 'money_returned'))
    and (source <> 'gateway_refund' or source_ref = payment_id::text) and (source <> 'money_returned' or payment_id is not null)),
  drop constraint journals_asset_check,
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'),
    ('Variance', 'variance'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('GatewayLoss', 'gateway_loss'), ('GatewayRecovery', 'gateway_recovery'), ('GatewayPayout', 'gateway_payout'),
    ('GatewayFee', 'gateway_fee'), ('GatewayTax', 'gateway_tax'), ('GatewayOther', 'gateway_other'),
    ('Correction', 'correction'), ('Correction', 'reopening')), false));
drop function if exists resolve_payment_exception(timestamptz, bigint, bigint, text, text, text);
drop function if exists gateway_disputed(jsonb, timestamptz, text, text, text, text, bigint, bigint, text, text, timestamptz);
