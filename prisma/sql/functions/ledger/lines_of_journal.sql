-- Returns the lines of a journal: rupees from one account to the other, and gold from what the shop has to what it owes. Where the two
-- accounts stand in the books of two branches, the first owes the second as much, so that each branch balances. A book that is moved takes
-- what is owed on it from the branch of p_place to the one that has it now; no branch owes another gold.
create or replace function lines_of_journal(
  p_kind text, p_book_id bigint, p_from smallint, p_to smallint, p_paise bigint, p_mg bigint, p_place smallint, p_owner smallint
) returns table (accounts smallint[], books bigint[], amounts bigint[], branches smallint[]) language sql immutable as $$
  select
    case when p_paise = 0 then '{}' when s.giver = s.taker then array[p_from, s.account]
      else array[p_from, account('INTER_BRANCH'), account('INTER_BRANCH'), s.account] end
    || case when p_mg = 0 then '{}' when s.is_moved
        then array[account('LIABILITY_GOLD'), account('GOLD_POSITION'), account('GOLD_POSITION'), account('LIABILITY_GOLD')]
      else array[account('GOLD_POSITION'), account('LIABILITY_GOLD')] end,
    -- Only what is owed names its book.
    case when p_paise = 0 then '{}' when s.giver = s.taker then array[null, s.owed_on]
      else array[case when s.is_moved then p_book_id end, null, null, s.owed_on] end
    || case when p_mg = 0 then '{}' when s.is_moved then array[p_book_id, null, null, p_book_id] else array[null, p_book_id] end,
    case when p_paise = 0 then '{}' when s.giver = s.taker then array[-p_paise, p_paise]
      else array[-p_paise, p_paise, -p_paise, p_paise] end
    || case when p_mg = 0 then '{}' when s.is_moved then array[-p_mg, p_mg, -p_mg, p_mg] else array[-p_mg, p_mg] end,
    case when p_paise = 0 then '{}' when s.giver = s.taker then array[s.giver, s.taker]
      else array[s.giver, s.giver, s.taker, s.taker] end
    || case when p_mg = 0 then '{}' when s.is_moved then array[p_place, p_place, p_owner, p_owner] else array[p_owner, p_owner] end
  from (select coalesce(p_to, account('LIABILITY_INR')) as account, case when p_to is null then p_book_id end as owed_on,
      p_kind = 'BookMoved' as is_moved,
      case p_kind when 'BookMoved' then p_place else branch_of_line(p_from, p_place, p_owner) end as giver,
      branch_of_line(coalesce(p_to, account('LIABILITY_INR')), p_place, p_owner) as taker) s;
$$;
