-- What a dispute that is over was known to take so far. Of one that took money and was won after all it is what it took
-- before, so that late news of that loss is known; of one that was won at once it is nothing.
create or replace function told_of_dispute(p_dispute gateway_disputes) returns bigint language sql immutable as $$
  select case
    when p_dispute.state in ('lost', 'closed')
      then taken_by_dispute(p_dispute.state, p_dispute.amount_paise, p_dispute.deducted_paise)
    when p_dispute.state = 'won' and p_dispute.turned_up_to > 0
      then taken_by_dispute('lost', p_dispute.amount_paise, p_dispute.deducted_paise)
    else 0 end;
$$;
