-- One refund waits once: the first request stays, and whoever asked again is free to ask once that is decided.
update approvals a set state = 'cancelled', decided_at = now(), sealed_input = null
where state = 'waiting' and kind = 'refund' and exists (
  select from approvals first where first.state = 'waiting' and first.kind = 'refund' and first.operation = a.operation
    and first.dangers #>> '{0,recordId}' = a.dangers #>> '{0,recordId}' and first.id < a.id);

create unique index approvals_refund_waiting_key on approvals (operation, (dangers #>> '{0,recordId}'))
  where state = 'waiting' and kind = 'refund';
