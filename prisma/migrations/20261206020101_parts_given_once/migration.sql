-- A trigger of settlement_parts asks it, so that nothing gets past it.
drop function if exists is_paid_back_again(bigint, date, jsonb, jsonb);
