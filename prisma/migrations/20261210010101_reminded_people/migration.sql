-- Whom reminders go through in their order: a sign-in, or a client without one, as queue_reminders counts them.
create index clients_person_idx on clients ((coalesce(user_id, -id))) where status = 'approved';
