-- Hashes all journals of a place on a day into one value, so that one added or removed later shows. A closing keeps it
-- in `seal`.
create or replace function digest_of_day(p_day date, p_place smallint) returns bytea language sql volatile as $$
  select sha256(convert_to(coalesce(string_agg(encode(hash, 'hex'), ',' order by id), ''), 'UTF8'))
  from journals where business_day = p_day and place_id = p_place;
$$;
