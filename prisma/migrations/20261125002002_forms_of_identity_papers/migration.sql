-- The number of an identity paper ends as those of its kind do. What was noted before stays as it is, so the check is
-- not valid for what is there; it holds for every new row. endsLikeItsNumber() of the contracts keeps the same rule.
alter table settlements
  add constraint settlements_paper_form_check check (identity_paper_end <> '0000' and case identity_paper
    when 'aadhaar' then identity_paper_end ~ '^[0-9]{4}$'
    when 'voter_id' then identity_paper_end ~ '^[0-9]{4}$'
    when 'pan' then identity_paper_end ~ '^[0-9]{3}[A-Z]$'
    else identity_paper_end ~ '[0-9]' end) not valid;
