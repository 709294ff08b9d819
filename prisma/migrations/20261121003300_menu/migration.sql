-- The menu that an Admin made for the shop; without a row, or with none in it, the portal's own. It names, orders and
-- hides; what a person may open is decided elsewhere.
create table menus (
  id smallint not null default 1,
  entries jsonb,
  version integer not null default 1,
  updated_at timestamptz(3) not null,
  updated_by_id bigint,
  constraint menus_pkey primary key (id),
  constraint menus_updated_by_id_fkey foreign key (updated_by_id) references users(id),
  constraint menus_one_check check (id = 1),
  constraint menus_entries_check check (jsonb_typeof(entries) = 'array'),
  -- Twin of features/menu/menu-rules.ts: whoever made a wrong menu finds the way back.
  constraint menus_way_check check (
    entries @? '$[*] ? (@.roles[*] == "Admin" && (@.page == "mainmenumaster" || exists(@.entries[*] ?
      (@.roles[*] == "Admin" && (@.page == "mainmenumaster" || exists(@.entries[*] ?
        (@.roles[*] == "Admin" && @.page == "mainmenumaster")))))))')
);
grant select, insert, update on menus to thangam_app;
