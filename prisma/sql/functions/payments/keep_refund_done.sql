-- A refund that is done stays as it is.
create or replace function keep_refund_done() returns trigger language plpgsql as $$
begin
  raise exception 'the refund of payment % is done', old.payment_id using errcode = 'TH500';
end $$;
