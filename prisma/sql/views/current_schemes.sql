-- The newest version of each scheme: what is offered.
create or replace view current_schemes as
select distinct on (scheme_id) * from scheme_versions order by scheme_id, version desc;
