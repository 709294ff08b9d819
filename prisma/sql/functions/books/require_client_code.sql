-- Uses up the code by which a client confirmed a settlement: p_confirmation has under "used" the hashes of its "request" and
-- its "code". What waited for an approval used its code up when it was asked for, so the approval of this book's settlement
-- that is carried out now stands for it, and that of no other.
create or replace function require_client_code(p_ctx jsonb, p_now timestamptz, p_book books, p_confirmation jsonb)
returns void language plpgsql as $$
begin
  if exists (select from approvals where id = (p_ctx #>> '{approval,approvalId}')::bigint
             and operation = 'Settle_Book' and state = 'approved' and decided_at = p_now
             and dangers @> jsonb_build_array(jsonb_build_object('subject', p_book.number))) then
    return;
  elsif (select is_contact_fresh(contact_changed_at, p_now) from clients where id = p_book.client_id) then
    perform refuse('TH409', 'contact_changed');
  end if;
  update sent_codes set code_hash = null, code_expires_at = null
  where request_hash = decode(p_confirmation #>> '{used,request}', 'hex') and code_hash = decode(p_confirmation #>> '{used,code}', 'hex')
    and code_expires_at > p_now;
  if not found then
    perform refuse('TH422', 'settlement_code_wrong');
  end if;
end $$;
