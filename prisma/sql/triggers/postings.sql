drop trigger if exists postings_balanced on postings;
create constraint trigger postings_balanced after insert on postings
  deferrable initially deferred for each row execute function require_balanced_journal();
create or replace trigger postings_append_only before update or delete on postings for each row execute function refuse_change();
create or replace trigger postings_no_truncate before truncate on postings for each statement execute function refuse_change();
