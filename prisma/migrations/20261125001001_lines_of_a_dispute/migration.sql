-- Each line of a settlement looks for others of its dispute.
create index settlement_lines_gateway_dispute_id_idx on settlement_lines(gateway, dispute_id);
-- Of these the arguments or the language changed, or another one is in their place; their files make them again.
drop function if exists add_settlement_lines(bigint, jsonb);
drop function if exists lines_that_fit();
drop function if exists count_losses_as_refund(jsonb, timestamptz, date, payments, text);
drop function if exists refuse_disputed_refund(bigint);
