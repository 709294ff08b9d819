-- A code for why a message was not sent, because the reason is read in three languages. What a mail server or an SMS
-- gateway said about it stays in last_error, in its own words.

alter table outbox_messages add column error_code text;

update outbox_messages m set error_code = known.code, last_error = null
from (values ('It came too late to be of use', 'too_late'),
  ('The SMS gateway cannot be reached', 'sms_unreachable'), ('The SMS gateway did not answer in time', 'sms_unreachable')
) known(phrase, code)
where m.last_error = known.phrase;
update outbox_messages m
set error_code = known.code, last_error = nullif(substr(m.last_error, length(known.start) + 1), '')
from (values ('No template id is set for ', 'sms_unregistered'),
  ('The text is not an instance of the template ', 'sms_altered'), ('The SMS gateway answered ', 'sms_refused'),
  ('There are no words for messages of kind ', 'nothing_to_write'), ('There is no ', 'nothing_to_write')
) known(start, code)
where m.error_code is null and starts_with(m.last_error, known.start);
update outbox_messages set error_code = 'unknown_error' where error_code is null and last_error is not null;

alter table outbox_messages
  add constraint outbox_messages_error_code_check check (error_code in ('too_late', 'mail_unreachable', 'mail_refused',
    'sms_unreachable', 'sms_refused', 'sms_unregistered', 'sms_altered', 'secret_unreadable', 'nothing_to_write', 'unknown_error')),
  add constraint outbox_messages_last_error_check check (last_error is null or error_code is not null);
