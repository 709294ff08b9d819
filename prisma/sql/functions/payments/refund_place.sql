-- Returns the place whose money a refund by p_mode takes, or as the payment came: what goes back through a gateway is the first
-- one's, a cheque in hand lies where it was taken, and all else leaves the branch that gives it back.
create or replace function refund_place(p_ctx jsonb, p_payment_id bigint, p_mode text) returns smallint language sql stable as $$
  select coalesce((
    select case
      when coalesce(p_mode, case when p.gateway = 'upi' then 'upi' else p.mode end) = 'online' then main_place()
      when coalesce(p_mode, p.mode) = 'cheque' and exists (
        select from cheques c where c.payment_id = p.id and c.status = 'in_hand') then payment_place(p)
      else acting_branch(p_ctx) end
    from payments p where p.id = p_payment_id), main_place());
$$;
