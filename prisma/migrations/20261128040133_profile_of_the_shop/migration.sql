-- Who the shop is: its name, logo and colour, and what its papers say of it. One row at most; without one it has no name of its own.
create table shop_profiles (
  id boolean not null default true,
  name text not null,
  address text not null,
  phone text not null,
  gstin text,
  colour text,
  logo bytea,
  logo_type text,
  logo_version int not null default 0,
  version int not null default 1,
  updated_at timestamptz(3) not null,
  updated_by_id bigint not null,
  constraint shop_profiles_pkey primary key (id),
  constraint shop_profiles_updated_by_id_fkey foreign key (updated_by_id) references users(id) on update cascade on delete restrict,
  constraint shop_profiles_one_check check (id),
  constraint shop_profiles_name_check check (name = btrim(name) and length(name) between 1 and 60),
  constraint shop_profiles_address_check check (length(address) <= 200),
  constraint shop_profiles_phone_check check (length(phone) <= 20),
  constraint shop_profiles_gstin_check check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint shop_profiles_colour_check check (colour ~ '^#[0-9a-f]{6}$'),
  -- By its first bytes a PNG or a JPEG, and nothing that a browser could run.
  constraint shop_profiles_logo_check check (case logo_type
    when 'png' then coalesce(octet_length(logo) <= 65536 and substring(logo from 1 for 8) = '\x89504e470d0a1a0a', false)
    when 'jpeg' then coalesce(octet_length(logo) <= 65536 and substring(logo from 1 for 3) = '\xffd8ff', false)
    else logo is null and logo_type is null end)
);

-- Steps of the way into a fresh shop that somebody has put away undone.
create table put_away_steps (
  step text not null,
  put_away_at timestamptz(3) not null,
  put_away_by_id bigint not null,
  constraint put_away_steps_pkey primary key (step),
  constraint put_away_steps_put_away_by_id_fkey foreign key (put_away_by_id) references users(id) on update cascade on delete restrict,
  constraint put_away_steps_step_check check (step in ('profile', 'schemes', 'rate', 'people', 'import', 'payment'))
);
