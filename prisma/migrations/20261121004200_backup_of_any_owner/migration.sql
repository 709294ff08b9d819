-- A default privilege names its owner in a backup, which could then be brought back as no other user. What a later
-- version of pg-boss adds is granted when it is added: platform/job-queue.ts.
alter default privileges in schema pgboss revoke select, insert, update, delete on tables from thangam_app;
