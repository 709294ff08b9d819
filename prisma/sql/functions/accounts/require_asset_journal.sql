-- Checks at commit that a journal of no book moves rupees between the two accounts of its kind, that a correction undoes
-- exactly what it reverses, and that no drawer or safe gave more than it held.
create or replace function require_asset_journal() returns trigger language plpgsql as $$
declare
  debit postings;
  credit postings;
begin
  -- What the branches owe each other stands between the two lines of a transfer.
  select * into debit from postings where journal_id = new.id and amount < 0 and account_id <> account('INTER_BRANCH');
  select * into credit from postings where journal_id = new.id and amount > 0 and account_id <> account('INTER_BRANCH');
  if (select count(*) from postings where journal_id = new.id) <> (case new.kind when 'BranchReceived' then 4 else 2 end)
    or debit.commodity <> 'INR' then
    raise exception 'journal % does not have one line on each side', new.id using errcode = 'TH500';
  elsif new.kind = 'Correction' then
    if not exists (
      select from journals j
      join postings d on d.journal_id = j.id and (d.account_id, d.amount) = (credit.account_id, -credit.amount)
      join postings c on c.journal_id = j.id and (c.account_id, c.amount) = (debit.account_id, -debit.amount)
      where j.id = new.reverses_id and j.book_id is null and j.place_id = new.place_id and j.kind <> 'Correction') then
      raise exception 'journal % does not undo journal %', new.id, new.reverses_id using errcode = 'TH500';
    end if;
  elsif not may_move(new.kind, debit.account_id, credit.account_id) then
    raise exception 'journal % is no % by its accounts', new.id, new.kind using errcode = 'TH500';
  end if;
  if takes_missing_cash(new, credit.account_id) then
    perform refuse('TH409', 'cash_not_there');
  end if;
  return null;
end $$;
