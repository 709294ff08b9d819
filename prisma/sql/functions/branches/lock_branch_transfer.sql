-- Locks money that is on its way to another branch, and refuses what was received or taken back.
create or replace function lock_branch_transfer(p_transfer_id bigint) returns branch_transfers language plpgsql as $$
declare
  sent branch_transfers;
begin
  select * into sent from branch_transfers where id = p_transfer_id for no key update;
  if not found then
    perform refuse('TH404', 'transfer_not_found');
  elsif sent.received_at is not null or sent.cancelled_at is not null then
    perform refuse('TH409', 'transfer_decided');
  end if;
  return sent;
end $$;
