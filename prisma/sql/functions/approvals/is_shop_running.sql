-- Whether a shop is more than set up: something was posted, be it a payment, what a book brought along, or an import. Until then no
-- call waits for anybody (docs/people.md, "Approvals").
create or replace function is_shop_running() returns boolean language sql stable as $$
  select exists (select from journals);
$$;
