-- Returns whether a person was reminded on a day: whoever signs in for the client, else the client.
create or replace function is_reminded(p_day date, p_user_id bigint, p_client_id bigint) returns boolean
language sql stable as $$
  select exists (select from reminders
    where day = p_day and coalesce(user_id, -client_id) = coalesce(p_user_id, -p_client_id));
$$;
