-- Gives a job to some of the messages that were written since, the oldest first; returns to how many. Several may run it at once.
create or replace function queue_deliveries() returns int language plpgsql as $$
declare
  ids bigint[];
begin
  with taken as (
    delete from unqueued_messages where message_id in (
      select message_id from unqueued_messages order by message_id limit 500 for update skip locked)
    returning message_id)
  select array_agg(message_id order by message_id) into ids from taken;
  perform queue_job('messages', id) from unnest(ids) as id;
  perform queue_pushes(ids);
  return coalesce(cardinality(ids), 0);
end $$;
