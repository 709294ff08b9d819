create or replace trigger postings_balanced after insert on postings referencing new table as added
  for each statement execute function require_balanced_postings();
create or replace trigger postings_append_only before update or delete on postings for each row execute function refuse_change();
create or replace trigger postings_no_truncate before truncate on postings for each statement execute function refuse_change();
