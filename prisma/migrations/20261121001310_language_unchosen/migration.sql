-- No language is one that nobody chose: such a person reads what their browser speaks, and is written to in English.
alter table users alter column language drop not null, alter column language drop default;
update users set language = null
where not exists (
  select from audit_entries where operation = 'Save_Profile' and record_type = 'user' and record_id = users.id::text
);
