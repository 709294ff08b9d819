-- Refuses a row that breaks a rule of its table, as a check of this name would.
create or replace function refuse_row(p_table text, p_rule text) returns void language plpgsql immutable as $$
begin
  raise exception using errcode = 'check_violation', table = p_table, constraint = format('%s_%s_check', p_table, p_rule),
    message = format('new row for relation "%s" violates check constraint "%s_%s_check"', p_table, p_table, p_rule);
end $$;
