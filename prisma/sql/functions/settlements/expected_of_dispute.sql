-- How much of a line the books know from a dispute, of which other lines the same way hold p_other_paise, and all other lines
-- together took p_taken_paise. A dispute that takes more later does so in a line of its own, of just that amount. One that was
-- won and lost again may have lines of some of its rounds alone: then a line takes what the lines lack of what is lost now, or gives
-- back what they took (p_gives_back). Of one that was won nobody may have heard that it took a part before: a line takes that
-- part, and another gives it back.
create or replace function expected_of_dispute(
  p_dispute gateway_disputes, p_line_paise bigint, p_other_paise bigint, p_taken_paise bigint, p_gives_back boolean
) returns bigint language sql stable as $$
  select case
    when p_other_paise > 0 and p_line_paise = lost.paise - p_other_paise then p_line_paise
    when p_other_paise > 0 and p_line_paise = case when p_gives_back then p_taken_paise else lost.now_paise - p_taken_paise end
      then p_line_paise
    when p_other_paise > 0 then 0
    when p_line_paise in (p_dispute.amount_paise, p_dispute.deducted_paise) then p_line_paise
    when exists (select from payment_exceptions e
      where e.payment_id = p_dispute.payment_id and e.kind = 'dispute_lost' and e.moved_ref = p_dispute.dispute_id
        and e.moved_paise = p_line_paise) then p_line_paise
    when p_gives_back and p_line_paise = p_taken_paise then p_line_paise
    when not p_gives_back and p_dispute.state = 'won' and p_line_paise < p_dispute.amount_paise then p_line_paise
    else p_dispute.deducted_paise end
  from (select coalesce(sum(e.moved_paise), 0) as paise,
      coalesce(sum(e.moved_paise) filter (where e.id > p_dispute.turned_up_to), 0) as now_paise
    from payment_exceptions e
    where e.payment_id = p_dispute.payment_id and e.kind = 'dispute_lost' and e.moved_ref = p_dispute.dispute_id
      -- An exception that raise_dispute_sum() put a larger one in the place of is a part of that.
      and not exists (select from payment_exceptions larger
        where larger.payment_id = e.payment_id and larger.kind = e.kind and larger.moved_ref = e.moved_ref and larger.id > e.id
          and e.resolution = 'dispute_over' and larger.raised_at = e.resolved_at)) lost;
$$;
