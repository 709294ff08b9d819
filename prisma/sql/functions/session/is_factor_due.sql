-- Whether a person signs in with a second factor: whoever has one does, and whom the shop asks for one.
create or replace function is_factor_due(p_user_id bigint, p_user_type text, p_granting text[]) returns boolean
language sql stable as $$
  select exists (select from factors where user_id = p_user_id and removed_at is null)
    or is_factor_required(p_user_id, p_user_type, p_granting);
$$;
