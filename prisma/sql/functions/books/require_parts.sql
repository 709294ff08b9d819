-- Checks of a book under terms what fault_of_parts() looks for.
create or replace function require_parts(p_book_id bigint) returns void language plpgsql as $$
declare
  fault text := fault_of_parts(p_book_id);
begin
  if fault is not null then
    raise exception 'book % %', p_book_id, fault using errcode = 'TH500';
  end if;
end $$;
