-- A backup is restored without a search path: what a check calls has to find its own.
alter function benefit_steps_fit(jsonb, numeric, numeric) set search_path = public, pg_temp;
alter function whole_in(jsonb, numeric, numeric, boolean) set search_path = public, pg_temp;
alter function benefits_fit(jsonb, text, text, int) set search_path = public, pg_temp;
