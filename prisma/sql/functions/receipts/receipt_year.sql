-- Returns how a receipt number names its financial year, between the letters of the counter and the number: "2627-".
create or replace function receipt_year(p_financial_year text) returns text language sql immutable as $$
  select substr(p_financial_year, 3, 2) || substr(p_financial_year, 6, 2) || '-'
$$;
