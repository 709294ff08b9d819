-- Returns the branch in whose books a line of a journal stands. What is owed on a book, its gold and what was promised for it are of the
-- branch of the book (p_owner), and what is on its way of the branch that sent it; the money of gateways is the first branch's; all else is
-- of the place that handled it.
create or replace function branch_of_line(p_account smallint, p_place smallint, p_owner smallint) returns smallint
language sql immutable as $$
  select case
    when p_account in (account('LIABILITY_INR'), account('LIABILITY_GOLD'), account('OPENING_BALANCE'), account('GOLD_POSITION'),
      account('BENEFITS'), account('DEDUCTIONS'), account('BRANCH_TRANSIT')) then p_owner
    when p_account = account('GATEWAY_CLEARING') then main_place()
    else p_place end;
$$;
