create or replace trigger scheme_prefixes_append_only before update or delete on scheme_prefixes
  for each row execute function refuse_change();
create or replace trigger scheme_prefixes_no_truncate before truncate on scheme_prefixes
  for each statement execute function refuse_change();
create or replace trigger scheme_prefixes_check after insert on scheme_prefixes for each row execute function check_scheme_prefix();
