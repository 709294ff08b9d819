-- Refuses the number of a bill, a voucher or a coin that another settlement has, of a book or of a part of one. Of two that look alike and
-- come at once, the second waits here, so that its call sees the first. Asked by the triggers of both tables; a book's own settlement
-- repeats the number of its only part.
create or replace function claim_settlement_number(p_way text, p_reference text, p_book_id bigint, p_is_part boolean)
returns void language plpgsql as $$
begin
  if p_way not in ('jewellery_bill', 'voucher', 'gold_coin') then
    return;
  elsif transaction_number_key(p_reference) is null or has_foreign_letter(p_reference) then
    raise exception 'the number % has no letter and no digit, or one of another script', p_reference using errcode = 'TH500';
  end if;
  perform pg_advisory_xact_lock(744, hashtext(look_alike_key(p_reference)));
  if exists (select from settlement_parts where way = p_way and (p_is_part or book_id <> p_book_id)
      and transaction_number_key(reference) = transaction_number_key(p_reference))
    or exists (select from settlements where method = p_way and book_id <> p_book_id
      and transaction_number_key(reference) = transaction_number_key(p_reference)) then
    perform refuse('TH409', 'reference_used', jsonb_build_object('reference', p_reference));
  end if;
end $$;
