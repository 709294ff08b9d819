#!/bin/bash
# database.sh serve [OPTIONS]: runs PostgreSQL, which hands every change to pgBackRest within half a minute.
# database.sh bring-back latest|TIME MARK: while it does not run, makes its files anew from the backups, as they were at the end or at
# that time of the shop. The files before stay aside. Whatever fails leaves everything as it was. deploy/recover.sh runs it.
set -euo pipefail
archiving=(-c archive_mode=on -c "archive_command=pgbackrest.sh archive-push %p" -c archive_timeout=30s)

if [ "$1" = serve ]; then
  shift
  exec docker-entrypoint.sh postgres "${archiving[@]}" "$@"
fi
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$(dirname "$PGDATA")"
  chown postgres "$(dirname "$PGDATA")"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

[ "$1" = bring-back ] || { echo "Say what to do: serve or bring-back." >&2; exit 2; }
wanted=$2 mark=$3
fail() { echo "$*" >&2; exit 1; }
[ ! -e "$PGDATA/postmaster.pid" ] || ! pg_isready -q -h /var/run/postgresql || fail "The database runs. Stop it first."
if [ "$wanted" = latest ]; then
  target=(--type=default)
else
  zone=${SHOP_TIME_ZONE:-Asia/Kolkata}
  [ -e "/usr/share/zoneinfo/$zone" ] || fail "There is no time zone $zone."
  moment=$(TZ=$zone date -d "$wanted" +%s.%N) || fail "Write the time as 2026-11-26 13:40:00."
  target=(--type=time "--target=$(date -u -d "@$moment" '+%F %T.%6N+00')" --target-action=promote)
fi

new=$(dirname "$PGDATA")/brought-back
rm -rf "$new"
mkdir -m 700 "$new"
export PGBACKREST_PG1_PATH=$new
pgbackrest.sh restore "${target[@]}" '--recovery-option=restore_command=pgbackrest.sh archive-get %f "%p"' ||
  fail "The backups cannot be brought back."
# Comes with the files, so that the portal serves nobody before it has skipped the numbers of receipts that may be lost.
printf "thangam.restored = '%s'\n" "$(printf %s "$mark" | tr -cd 'A-Za-z0-9 :.+-')" >>"$new/postgresql.auto.conf"

# Reached by nobody else; the password that the backup knows may be another one.
sockets=$(mktemp -d)
echo "local all all trust" >"$sockets/hba"
log=$sockets/log
postgres -D "$new" "${archiving[@]}" -c listen_addresses= -c unix_socket_directories="$sockets" -c hba_file="$sockets/hba" \
  -c logging_collector=off >"$log" 2>&1 &
server=$!
sql() { psql -h "$sockets" -U thangam -d postgres -XqtA -v ON_ERROR_STOP=1 "$@"; }
until [ "$(sql -c 'select pg_is_in_recovery()' 2>/dev/null)" = f ]; do
  if ! kill -0 "$server" 2>/dev/null; then
    grep -q "before configured recovery target" "$log" && fail "The backups do not reach $wanted. Bring back the latest, or an earlier time."
    tail -5 "$log" >&2
    fail "The database could not be made anew from the backups."
  fi
  sleep 0.2
done
grep -E "last completed transaction|recovery stopping" "$log" | sed 's/.*LOG: *//' || true
sql -v password="$(cat "$POSTGRES_PASSWORD_FILE")" <<<"alter role thangam password :'password'"
# What it wrote by itself is archived before it ends.
kill -INT "$server"
wait "$server"

if [ -e "$PGDATA" ]; then
  aside=$(dirname "$PGDATA")/before-$(date -u +%Y%m%dT%H%M%SZ)
  mv "$PGDATA" "$aside"
  echo "What was there before stands in $aside of the volume \"database\". Delete it once all is well."
fi
mv "$new" "$PGDATA"
