-- The client confirms a settlement: by the code that they were sent, or by a signed hand-over, of which the kind of the
-- identity paper and the last four characters of its number are kept. Settlements of the time before have none and stay as
-- they are, so the check that each has one is not valid for what is there; it holds for every new row.
alter table settlements
  add column confirmed_by text,
  add column identity_paper text,
  add column identity_paper_end text,
  add column handed_to text,
  add constraint settlements_confirmed_by_check check (confirmed_by in ('client_code', 'hand_over')),
  add constraint settlements_identity_paper_check
    check (identity_paper in ('aadhaar', 'pan', 'passport', 'driving_licence', 'voter_id')),
  add constraint settlements_identity_paper_end_check check (identity_paper_end ~ '^[0-9A-Z]{4}$'),
  add constraint settlements_handed_to_check check (trim(handed_to) <> ''),
  -- A hand-over whole, and nothing of one beside a code.
  add constraint settlements_hand_over_check check (
    num_nonnulls(identity_paper, identity_paper_end, handed_to)
      = case when confirmed_by is not distinct from 'hand_over' then 3 else 0 end),
  add constraint settlements_confirmation_check check (confirmed_by is not null) not valid;
-- prisma/sql makes it again with the confirmation among its parameters.
drop function if exists settle_book(jsonb, timestamptz, date, bigint, text, text, text, text, text, jsonb, bigint, bigint);

-- When the e-mail or the mobile number was last changed; null for never, or for a change of the time before.
alter table clients add column contact_changed_at timestamptz(3);
