-- No instalment, payment or limit is above Rs 1,000 crore, whatever a flexible scheme allows. MAX_PAISE of the contracts is the twin.
create or replace function most_paise() returns bigint language sql immutable as $$ select 1000000000000 $$;
