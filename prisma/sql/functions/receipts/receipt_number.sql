-- Returns a receipt number as it stands on paper: "T2627-0000123". Nothing else writes one, and who looks for one has it written.
-- receipt-code.ts reads it.
create or replace function receipt_number(p_series text, p_financial_year text, p_number bigint) returns text language sql immutable as $$
  select p_series || receipt_year(p_financial_year) || lpad(p_number::text, greatest(7, length(p_number::text)), '0')
$$;
