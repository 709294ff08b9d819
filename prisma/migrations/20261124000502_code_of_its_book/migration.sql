-- It is told the book, so that only the approval of its own settlement stands for the client's code.
drop function if exists require_client_code(jsonb, timestamptz, bigint, jsonb);
