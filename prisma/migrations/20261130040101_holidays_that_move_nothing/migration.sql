-- Whether what falls due on a holiday is due on the next day that is none. A shop sets it for all holidays that have not come yet.
alter table holidays add column moves_due_days boolean not null default true;
