-- Refuses a command: its code is the message, its parameters are the detail (a JSON object of strings), and the
-- SQLSTATE is TH404, TH409 or TH422. TH500 is for what only a defect can cause.
create or replace function refuse(p_state text, p_code text, p_params jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = p_state, message = p_code, detail = p_params::text;
end $$;
