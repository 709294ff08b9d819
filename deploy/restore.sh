#!/usr/bin/env bash
# Brings a backup back into an empty database and verifies the ledger and the audit trail in it:
#   deploy/restore.sh FILE [DATABASE]
# Of the containers: DATABASE is made where it is not there; left out, it is the portal's own, "thangam". Any other name
# is for a drill, beside the running portal. Where DATABASE_OWNER_URL (or DATABASE_URL, of the same user) is set, that
# database, with this machine's pg_restore, whatever its user is called. It is all or nothing, and refuses a database that
# holds anything.
set -euo pipefail
cd "$(dirname "$0")/.."

file=${1:?Name the backup to bring back: deploy/restore.sh FILE [DATABASE]}
database=${2:-thangam}
[ -r "$file" ] || { echo "$file cannot be read." >&2; exit 1; }
[[ $database =~ ^[a-z_][a-z0-9_]{0,62}$ ]] || { echo "A database has lower case letters, digits and _ in its name." >&2; exit 1; }

# Compose as a command of its own, or as Docker's.
compose() { if command -v docker-compose >/dev/null; then docker-compose "$@"; else docker compose "$@"; fi; }

# `here` runs a program where PostgreSQL's own are. What is brought back belongs to the owner, who is no superuser.
url=${DATABASE_OWNER_URL:-${DATABASE_URL:-}}
if [ -n "$url" ]; then
  into=(--dbname="$url")
  restore_as=("${into[@]}")
  here() { "$@"; }
  # As the owner: the application may not be able to sign in yet.
  verify() { DATABASE_URL=$url DATABASE_URL_FILE='' DATA_DIR=/dev/null node apps/api/src/ledger-verify.ts; }
else
  into=(--username=thangam --dbname="$database")
  restore_as=("${into[@]}" --role=thangam_owner)
  container=$(compose ps -q postgres)
  here() { docker exec -i "$container" sh -c 'PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") exec "$0" "$@"' "$@"; }
  verify() {
    compose run --rm --no-deps -T migrate sh -c \
      'DATABASE_URL=$(sed "s#/thangam\$#/$0#" /secrets/owner/admin-url) DATABASE_URL_FILE= node apps/api/src/ledger-verify.ts' "$database" </dev/null
  }
  # Their passwords and what they may do is the business of `migrate`.
  here psql --username=thangam --dbname=postgres -XqtA -v ON_ERROR_STOP=1 -c "do \$\$ begin
    if not exists (select from pg_roles where rolname = 'thangam_owner') then create role thangam_owner nologin; end if;
  end \$\$" </dev/null
  here psql --username=thangam --dbname=postgres -XqtAc "select 1 from pg_database where datname = '$database'" </dev/null | grep -q 1 ||
    here createdb --username=thangam "$database" </dev/null
  here psql --username=thangam --dbname=postgres -XqtA -v ON_ERROR_STOP=1 -c "alter database $database owner to thangam_owner" </dev/null
fi
sql() { here psql "${into[@]}" -XqtA -v ON_ERROR_STOP=1 -c "$1" </dev/null; }

found=$(sql "select count(*) from pg_class where relnamespace = 'public'::regnamespace")
if [ "$found" -ne 0 ]; then
  echo "The database is not empty; a backup is never mixed into another shop. docs/runbook.md tells how to put it aside." >&2
  exit 1
fi
# A dump names the role that the portal signs in as, but does not make it; `migrate` gives it a password.
sql "do \$\$ begin
  if not exists (select from pg_roles where rolname = 'thangam_app') then create role thangam_app nologin; end if;
end \$\$"
# Default privileges, which older backups have, belong to the user the backup was taken as. The portal needs none.
list=$(here mktemp </dev/null)
trap 'here rm -f "$list" </dev/null' EXIT
here sh -c 'pg_restore --list && cat >/dev/null' <"$file" | grep -v " DEFAULT ACL " | here tee "$list" >/dev/null
here pg_restore "${restore_as[@]}" --use-list="$list" --no-owner --exit-on-error --single-transaction <"$file"
sql "set client_min_messages = error; analyze"
# So that `migrate` skips the numbers of receipts that may be lost, before anybody pays.
sql "do \$\$ begin execute format('comment on database %I is %L', current_database(), 'restored $(date -u +%FT%TZ)'); end \$\$"
verify
