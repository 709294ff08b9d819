-- What a gateway signed and nobody can act on, byte for byte, once however often it is sent.
create table malformed_events (
  gateway text not null,
  digest bytea not null,
  body bytea not null,
  problem text not null,
  received_at timestamptz(3) not null,
  constraint malformed_events_pkey primary key (gateway, digest),
  constraint malformed_events_digest_check check (digest = sha256(body))
);
