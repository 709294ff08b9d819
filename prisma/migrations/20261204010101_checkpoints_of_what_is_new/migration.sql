alter table evidence_checkpoints add column seen_xid bigint;

create index record_versions_xid_idx on record_versions (xid);
