-- Whether a JSON value is an object with all the members of p_must and no other but those of p_may. Source: the words of the terms.
create or replace function has_members(p_value jsonb, p_must text[], p_may text[]) returns boolean
language plpgsql immutable as $$
begin
  return coalesce(jsonb_typeof(p_value) = 'object', false) and p_value ?& p_must and p_value - p_must - p_may = '{}';
end $$;
