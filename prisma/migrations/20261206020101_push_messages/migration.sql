-- Where a signed-in browser takes pushes. It goes with its session: whatever ends that ends the pushes.
create table push_subscriptions (
  session_id uuid not null,
  endpoint_hash bytea not null,
  sealed bytea not null,
  created_at timestamptz(3) not null,
  constraint push_subscriptions_pkey primary key (session_id),
  constraint push_subscriptions_endpoint_hash_key unique (endpoint_hash),
  constraint push_subscriptions_session_id_fkey foreign key (session_id) references sessions (id)
    on update cascade on delete cascade
);

-- Jobs of messages that go as a push, too. A push that came a day too late is of no use.
drop function if exists queue_delivery(bigint, boolean);
select pgboss.create_queue('pushes', '{
  "policy": "standard", "retryLimit": 8, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 7200,
  "expireInSeconds": 60, "retentionSeconds": 172800, "deleteAfterSeconds": 3600
}');
