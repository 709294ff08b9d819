-- Whether two settlements may have gone into the same hands.
create or replace function settles_for_same(p_one settlements, p_other settlements) returns boolean language sql stable as $$
  select (p_one.identity_paper, p_one.identity_paper_end) = (p_other.identity_paper, p_other.identity_paper_end) or exists (
    select from books b join clients c on c.id = b.client_id
    cross join books d join clients e on e.id = d.client_id
    where b.id = p_one.book_id and d.id = p_other.book_id
      and (c.id = e.id or c.user_id = e.user_id or c.mobile = e.mobile or lower(c.email) = lower(e.email)));
$$;
