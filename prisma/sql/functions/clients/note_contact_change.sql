-- Notes when the e-mail or the mobile number of a client is changed: what is sent there soon after proves little.
create or replace function note_contact_change() returns trigger language plpgsql as $$
begin
  new.contact_changed_at := new.updated_at;
  return new;
end $$;
