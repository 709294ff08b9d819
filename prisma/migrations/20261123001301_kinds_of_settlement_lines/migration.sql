-- A line's kind follows from the gateway's word for it, written in small letters, so that no line counts twice as "payment" and
-- "Payment". Lines that came before stay as they are.
alter table settlement_lines
  add constraint settlement_lines_gateway_kind_check check (gateway_kind = lower(gateway_kind)
    and kind = case when gateway_kind in ('payment', 'refund') then gateway_kind else 'other' end) not valid;
