-- Transfers are few among millions of journals: the report by way of paying finds those of its days at once.
create index journals_transfer_day_idx on journals(business_day) where kind = 'Transfer';
