-- By what number_parts() of other numbers are looked for that hold what tells this number from others (<), or that it holds (=).
create or replace function number_probes(p_number text) returns text[]
language plpgsql immutable cost 2000 as $$
declare
  probes text[];
  part text;
begin
  foreach part in array coalesce(public.number_parts(public.telling_parts(p_number)), '{}') loop
    probes := probes || ('=' || substr(part, 2));
    if part like '=%' then
      probes := probes || ('<' || substr(part, 2));
    end if;
  end loop;
  return probes;
end $$;
