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
  compose() { docker-compose exec -T "$@"; }
  sql() { compose postgres psql --username=thangam --dbname="$database" --no-psqlrc --quiet --tuples-only --no-align -v ON_ERROR_STOP=1 "$@" </dev/null; }
  restore() { compose postgres pg_restore --username=thangam --dbname="$database" "$@"; }
  verify() {
    docker-compose run --rm --no-deps -T migrate sh -c \
      'DATABASE_URL=$(sed "s#/thangam\$#/$0#" /secrets/portal/database-url) DATABASE_URL_FILE= node apps/api/src/ledger-verify.ts' "$database" </dev/null
  }
  compose postgres psql --username=thangam --dbname=postgres --no-psqlrc --quiet --tuples-only --no-align \
    -c "select 1 from pg_database where datname = '$database'" </dev/null | grep -q 1 ||
    compose postgres createdb --username=thangam "$database" </dev/null
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
