#!/usr/bin/env bash
# Brings a backup back into an empty database and verifies the ledger and the audit trail in it:
#   deploy/restore.sh FILE [DATABASE]
# Of the containers: DATABASE is made where it is not there; left out, it is the portal's own, "thangam". Any other name
# is for a drill, beside the running portal. Where DATABASE_URL is set, that database, with this machine's pg_restore.
# It is all or nothing, and refuses a database that holds anything.
set -euo pipefail
cd "$(dirname "$0")/.."

file=${1:?Name the backup to bring back: deploy/restore.sh FILE [DATABASE]}
database=${2:-thangam}
[ -r "$file" ] || { echo "$file cannot be read." >&2; exit 1; }
[[ $database =~ ^[a-z_][a-z0-9_]{0,62}$ ]] || { echo "A database has lower case letters, digits and _ in its name." >&2; exit 1; }

if [ -n "${DATABASE_URL:-}" ]; then
  sql() { psql --dbname="$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align -v ON_ERROR_STOP=1 "$@"; }
  restore() { pg_restore --dbname="$DATABASE_URL" "$@"; }
  verify() { node apps/api/src/ledger-verify.ts; }
else
  container=$(docker-compose ps -q postgres)
  as_owner='PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") exec "$0" "$@"'
  ask() { docker exec "$container" sh -c "$as_owner" psql --username=thangam --no-psqlrc --quiet --tuples-only --no-align -v ON_ERROR_STOP=1 "$@"; }
  sql() { ask --dbname="$database" "$@"; }
  restore() { docker exec -i "$container" sh -c "$as_owner" pg_restore --username=thangam --dbname="$database" "$@"; }
  verify() {
    docker-compose run --rm --no-deps -T migrate sh -c \
      'DATABASE_URL=$(sed "s#/thangam\$#/$0#" /secrets/portal/database-url) DATABASE_URL_FILE= node apps/api/src/ledger-verify.ts' "$database" </dev/null
  }
  [ "$(ask --dbname=postgres -c "select 1 from pg_database where datname = '$database'")" = 1 ] ||
    docker exec "$container" sh -c "$as_owner" createdb --username=thangam "$database"
fi

if [ "$(sql -c "select count(*) from pg_class where relnamespace = 'public'::regnamespace")" -ne 0 ]; then
  echo "The database $database is not empty; a backup is never mixed into another shop. docs/runbook.md tells how to put it aside." >&2
  exit 1
fi
# A dump names the role that the portal works as, but does not make it.
sql -c "do \$\$ begin
  if not exists (select from pg_roles where rolname = 'thangam_app') then create role thangam_app nologin; end if;
  if not pg_has_role(current_user, 'thangam_app', 'member') then execute format('grant thangam_app to %I', current_user); end if;
end \$\$" >/dev/null
restore --no-owner --exit-on-error --single-transaction <"$file"
sql -c "analyze"
verify
