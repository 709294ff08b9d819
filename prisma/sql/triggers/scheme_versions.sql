create or replace trigger scheme_versions_append_only before update or delete on scheme_versions
  for each row execute function refuse_change();
create or replace trigger scheme_versions_no_truncate before truncate on scheme_versions
  for each statement execute function refuse_change();
create or replace trigger scheme_versions_check after insert on scheme_versions for each row execute function check_scheme_version();
drop trigger if exists scheme_versions_have_prefixes on scheme_versions;
create constraint trigger scheme_versions_have_prefixes after insert on scheme_versions
  deferrable initially deferred for each row execute function require_prefix();
