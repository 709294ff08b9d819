-- A book under terms is settled in parts, in one settlement or in several (docs/schemes.md, "Parts").
insert into accounts (id, code, commodity) values (48, 'DEDUCTIONS', 'INR');

alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Deduction', 'GoldReckoned', 'Transfer', 'Deposit', 'Withdrawal', 'BankCredit', 'BankDebit',
    'ChequeCleared', 'ChequeLoss', 'Variance', 'CashStored', 'GatewayLoss', 'GatewayRecovery', 'GatewayPayout', 'GatewayFee',
    'GatewayTax', 'GatewayOther', 'Correction')),
  drop constraint journals_settlement_check,
  add constraint journals_settlement_check check ((kind = 'Settlement') = (source in ('settlement', 'part_settlement'))
    and (kind = 'Bonus') = (source in ('bonus', 'part_bonus')) and (kind = 'Deduction') = (source = 'part_deduction')
    and (kind = 'GoldReckoned') = (source = 'gold_reckoned')
    and (source not in ('settlement', 'bonus') or source_ref = book_id::text)
    and (source not in ('part_settlement', 'part_bonus', 'part_deduction', 'gold_reckoned')
      or split_part(source_ref, ':', 1) = book_id::text));

-- One call by which parts of a book were settled, with what the book was worth then.
create table part_settlements (
  book_id bigint not null,
  number int not null,
  business_day date not null,
  settled_at timestamptz(3) not null,
  settled_by_id bigint,
  remarks text,
  confirmed_by text not null,
  identity_paper text,
  identity_paper_end text,
  handed_to text,
  -- Somebody else approved it.
  is_approved boolean not null default false,
  -- The journals of the book before it, which it rests on.
  before_seq bigint not null,
  -- Of the gold that the book saves; of 22 carat where it saves none.
  rate_paise_per_gram bigint,
  matures_on date not null,
  -- All that was saved, and all that the terms added on the day.
  paid_paise bigint not null,
  saved_mg bigint,
  bonus_paise bigint not null,
  bonus_mg bigint,
  constraint part_settlements_pkey primary key (book_id, number),
  constraint part_settlements_number_check check (number >= 1),
  constraint part_settlements_remarks_check check (trim(remarks) <> '' and (remarks is not null or business_day >= matures_on)),
  constraint part_settlements_amounts_check check (paid_paise >= 0 and saved_mg >= 0 and bonus_paise >= 0 and bonus_mg >= 0),
  constraint part_settlements_confirmed_by_check check (confirmed_by in ('client_code', 'hand_over')),
  constraint part_settlements_hand_over_check check (
    (confirmed_by = 'hand_over') = (identity_paper is not null and identity_paper_end is not null and handed_to is not null)
    and num_nonnulls(identity_paper, identity_paper_end, handed_to) in (0, 3)),
  constraint part_settlements_book_id_fkey foreign key (book_id) references books(id),
  constraint part_settlements_settled_by_id_fkey foreign key (settled_by_id) references users(id) on delete restrict
);

create table settlement_parts (
  book_id bigint not null,
  settlement int not null,
  part int not null,
  way text not null,
  mode text,
  reference text,
  -- Of a bill of other gold than the book saves.
  purity text,
  bill_rate bigint,
  lines jsonb,
  paise bigint not null,
  mg bigint not null,
  bonus_paise bigint not null,
  bonus_mg bigint not null,
  deducted_paise bigint not null,
  worth_paise bigint,
  bill jsonb,
  covered_mg bigint not null,
  to_pay_paise bigint,
  constraint settlement_parts_pkey primary key (book_id, settlement, part),
  constraint settlement_parts_part_check check (part >= 1),
  constraint settlement_parts_way_check check (way in ('jewellery_bill', 'voucher', 'gold_coin', 'refund')),
  constraint settlement_parts_mode_check check ((way = 'refund') = (mode is not null)
    and mode in ('cash', 'card', 'upi', 'cheque', 'bank')),
  constraint settlement_parts_reference_check check (trim(reference) <> ''
    and (reference is not null or mode is not distinct from 'cash')),
  constraint settlement_parts_amounts_check check (paise >= 0 and mg >= 0 and paise + mg > 0 and bonus_paise >= 0 and bonus_mg >= 0
    and deducted_paise between 0 and paise and covered_mg between 0 and mg and to_pay_paise >= 0),
  constraint settlement_parts_refund_check check (way = 'refund' and bonus_paise = 0 and bonus_mg = 0
    or way <> 'refund' and deducted_paise = 0),
  constraint settlement_parts_bill_check check ((lines is not null) = (bill is not null) and (bill is null or way = 'jewellery_bill')),
  constraint settlement_parts_purity_check check (purity in ('18K', '22K', '24K') and (purity is null) = (bill_rate is null)),
  constraint settlement_parts_settlement_fkey foreign key (book_id, settlement) references part_settlements(book_id, number)
);

-- The settlement that ends a book under terms is the sum of its parts; one of several parts has no number of its own.
alter table settlements
  add column deducted_paise bigint not null default 0,
  add column is_by_terms boolean not null default false,
  drop constraint settlements_method_check,
  drop constraint settlements_reference_check,
  drop constraint settlements_bonus_check,
  add constraint settlements_method_check
    check (method in ('jewellery_bill', 'voucher', 'refund') or is_by_terms and method in ('gold_coin', 'parts')),
  add constraint settlements_reference_check check (trim(reference) <> ''
    and (reference is not null or mode is not distinct from 'cash' or method = 'parts')),
  add constraint settlements_bonus_check check (is_by_terms or bonus_paise <= saved_paise and bonus_mg <= saved_mg),
  add constraint settlements_deducted_check check (deducted_paise between 0 and saved_paise and (is_by_terms or deducted_paise = 0));

-- Parts of books count for whose hands they went into, too.
drop function if exists settles_for_same(settlements, settlements);
