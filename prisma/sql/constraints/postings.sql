-- What the columns of a line say fits together: posting_fits() names the rule that is broken.
alter table postings
  drop constraint if exists postings_check,
  add constraint postings_check check (posting_fits(postings));
