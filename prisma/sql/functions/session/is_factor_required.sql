-- Whether the shop asks a person for a second factor: an Admin, and an Employee who was granted something by which money moves
-- (p_granting).
create or replace function is_factor_required(p_user_id bigint, p_user_type text, p_granting text[]) returns boolean
language sql stable as $$
  select p_user_type <> 'Customer' and setting_is_on('second_factor') and (p_user_type = 'Admin' or exists (
    select from capability_grants where user_id = p_user_id and capability = any(p_granting)));
$$;
