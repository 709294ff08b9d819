create or replace trigger gateway_refunds_due before insert on gateway_refunds for each row execute function require_refund_due();
create or replace trigger gateway_refunds_transitions before update of state on gateway_refunds for each row
  when (old.state <> new.state) execute function enforce_refund_transitions();
create or replace trigger gateway_refunds_done before update on gateway_refunds for each row
  when (old.done_at is not null and new.state <> 'waiting'
    and (new.refund_id, new.other_reference, new.other_mode)
      is distinct from (old.refund_id, old.other_reference, old.other_mode))
  execute function refuse_change_of_done_refund();
drop trigger if exists gateway_refunds_transferred on gateway_refunds;
create constraint trigger gateway_refunds_transferred after insert or update on gateway_refunds
  deferrable initially deferred for each row when (new.other_reference is not null)
  execute function require_refund_transfer();
create or replace trigger gateway_refunds_unconfirmed before update of state, refund_id on gateway_refunds for each row
  when (new.state in ('accepted', 'processed', 'failed_at_gateway') and new.refund_id is not null
    and (new.state, new.refund_id) is distinct from (old.state, old.refund_id))
  execute function require_confirmed_refund();
