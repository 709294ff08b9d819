-- Its arguments changed; its file makes it again.
drop function if exists expected_of_dispute(gateway_disputes, bigint, bigint);
