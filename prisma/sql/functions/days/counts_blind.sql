-- Whether somebody of a kind is told what the drawer should hold only after they said what it holds. An Admin answers for the shop, and
-- is told; a job counts nothing.
create or replace function counts_blind(p_user_type text) returns boolean language sql stable as $$
  select coalesce(p_user_type = 'Employee' and setting_is_on('blind_count'), false);
$$;
