-- Whether the columns of a message fit together. It is the one check of the table, outbox_messages_check.
create or replace function message_fits(p outbox_messages) returns boolean language plpgsql immutable as $$
begin
  -- By far the most.
  if p.error_code is null and p.last_error is null and p.secret is null and p.resends = 0 then
    return true;
  elsif p.error_code not in ('too_late', 'mail_unreachable', 'mail_refused', 'sms_unreachable', 'sms_refused', 'sms_unregistered',
    'sms_altered', 'secret_unreadable', 'nothing_to_write', 'unknown_error') then
    perform public.refuse_row('outbox_messages', 'error_code');
  elsif p.last_error is not null and p.error_code is null then
    perform public.refuse_row('outbox_messages', 'last_error');
  elsif p.resends < 0
    or p.resends > 0 and p.kind in ('account_welcome', 'temporary_password', 'recovery_code', 'sign_in_code', 'request_code') then
    perform public.refuse_row('outbox_messages', 'resends');
  elsif p.secret is not null and (p.delivered_at is not null or p.dead_at is not null) then
    perform public.refuse_row('outbox_messages', 'secret');
  end if;
  return true;
end $$;
