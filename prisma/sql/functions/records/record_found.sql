-- Appends that a row was found, if it has no version yet, or if its last one (p_latest) is of an earlier form and fits what it
-- holds in the columns of that form.
create or replace function record_found(
  p_form record_forms, p_subject text, p_subject_key text, p_record_key text, p_content jsonb, p_latest bytea
) returns void language plpgsql as $$
declare
  earlier text[];
  hash constant bytea := sha256(convert_to(p_content::text, 'UTF8'));
begin
  if p_latest is null and exists (
    select from record_forms where record = p_form.record and number < p_form.number and is_done
  ) then
    -- Added past the record, after all rows had a version.
    return;
  elsif p_latest is not null then
    select columns into earlier from record_forms where record = p_form.record and number = p_form.number - 1;
    if p_latest = hash or earlier is null then
      return;
    elsif earlier <@ p_form.columns and p_latest <> sha256(convert_to(record_content(p_content,
      array(select unnest(p_form.columns) except select unnest(earlier)))::text, 'UTF8')) then
      return;
    end if;
  end if;
  perform append_version(p_subject, p_subject_key, p_form.record, p_record_key, 'found', hash);
end $$;
