-- A request keeps the version of the scheme that it was made for: what the customer was shown. Of an older one that is the version which
-- was the newest then.
create unique index scheme_versions_id_scheme_id_key on scheme_versions (id, scheme_id);
alter table requests add column scheme_version_id bigint;
update requests r set scheme_version_id = coalesce(
  (select v.id from scheme_versions v where v.scheme_id = r.scheme_id and v.created_at <= r.created_at order by v.version desc limit 1),
  (select v.id from scheme_versions v where v.scheme_id = r.scheme_id order by v.version limit 1));
alter table requests
  alter column scheme_version_id set not null,
  add constraint requests_scheme_version_id_fkey foreign key (scheme_version_id, scheme_id) references scheme_versions(id, scheme_id)
    on delete restrict on update cascade;
create index requests_scheme_version_id_scheme_id_idx on requests (scheme_version_id, scheme_id);
