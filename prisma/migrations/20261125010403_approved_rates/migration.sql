-- Whether somebody else approved a gold rate (docs/people.md, "Approvals").
alter table gold_rates add column is_approved boolean not null default false;
