-- What news it is that the gateway says this of a dispute (p_earlier is what is known): 'moved' while it goes on, 'taken' where it
-- takes more after its end, 'won' where it gives back what it took, 'opened' where a bank asks once more after it was won; null
-- where that was said before, or is older than what is known.
--
-- After a win the news of what came before it may come late, and look like a new opening or the same loss again. So these
-- count only where the gateway said them after the win was heard (p_said_at). Where it says nothing of when, the next question decides.
create or replace function news_of_dispute(
  p_earlier gateway_disputes, p_state text, p_amount_paise bigint, p_deducted_paise bigint, p_said_at timestamptz
) returns text language sql immutable as $$
  select case
    when (p_earlier.state, p_earlier.deducted_paise) = (p_state, p_deducted_paise)
      or (p_earlier.state, p_state) in (('under_review', 'open'), ('won', 'won')) then null
    -- Of the time before it took money once more, or may.
    when p_earlier.turned_up_to > 0 and p_said_at < p_earlier.changed_at
      and (p_state = 'won' or not is_dispute_over(p_earlier.state)) then null
    when not is_dispute_over(p_earlier.state) then 'moved'
    when p_state = 'won' then 'won'
    when p_state in ('open', 'under_review') then case when won_and_later.is_so then 'opened' end
    when p_earlier.state = 'lost' and p_deducted_paise = 0 then null
    when taken_by_dispute(p_state, p_amount_paise, p_deducted_paise)
      > case when won_and_later.is_so then 0 else told_of_dispute(p_earlier) end then 'taken' end
  from (select coalesce(p_earlier.state = 'won' and p_said_at >= p_earlier.changed_at, false) as is_so) won_and_later;
$$;
