-- Whether what was handed over for two books may have gone into the same hands: of clients who are the same by what is known of them, on
-- the same identity paper, or to somebody of one name who signed for another one than themselves.
create or replace function settles_for_same(
  p_one bigint, p_paper text, p_end text, p_signed text, p_other bigint, p_other_paper text, p_other_end text, p_other_signed text
) returns boolean language sql stable as $$
  select (p_paper, p_end) = (p_other_paper, p_other_end) or exists (
    select from books b join clients c on c.id = b.client_id
    cross join books d join clients e on e.id = d.client_id
    where b.id = p_one and d.id = p_other
      and (c.id = e.id or c.user_id = e.user_id or c.mobile = e.mobile or nullif(lower(c.email), '') = lower(e.email)
        or (person_name_key(p_signed) = person_name_key(p_other_signed)
          -- Two clients may have one name.
          and not (person_name_key(c.name) is not distinct from person_name_key(p_signed)
            and person_name_key(e.name) is not distinct from person_name_key(p_signed)))));
$$;
