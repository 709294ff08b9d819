-- How far the making of a demo shop has come: a start that was stopped in the middle is finished by the next.
create table demo_shops (
  id smallint not null default 1,
  made_for timestamptz(3) not null,
  time_zone text not null,
  steps_done int not null default 0,
  payment_ids jsonb not null default '[]',
  finished_at timestamptz(3),
  constraint demo_shops_pkey primary key (id),
  constraint demo_shops_one_check check (id = 1),
  constraint demo_shops_steps_check check (steps_done >= 0)
);
