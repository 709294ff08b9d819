#!/bin/bash
# Takes a full backup at first and once a week, and every night what changed since then:  keep-backups.sh
# keep-backups.sh check: says what is wrong with them, for the health check of the container.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
  chown postgres /var/lib/pgbackrest
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

# When the last one of a kind was taken is kept beside the backups.
stamp() { echo "/var/lib/pgbackrest/last-$1"; }
hours_since() {
  [ -e "$(stamp "$1")" ] || { echo 1000000; return; }
  echo $((($(date +%s) - $(stat -c %Y "$(stamp "$1")")) / 3600))
}

if [ "${1:-}" = check ]; then
  [ "$(hours_since backup)" -lt 40 ] || { echo "The last backup is older than forty hours, or there is none."; exit 1; }
  PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") psql -h /var/run/postgresql -U thangam -d postgres -XqtAc "
    select 'Changes cannot be archived since ' || last_failed_time || '.' from pg_stat_archiver
    where last_failed_time > coalesce(last_archived_time, '-infinity')" | { ! grep .; }
  exit
fi

due() {
  local at_night=false
  [ "$(date -u +%-H)" -ne "${BACKUP_HOUR:-20}" ] || at_night=true
  if [ "$(hours_since full)" -ge 192 ] || { $at_night && [ "$(hours_since full)" -ge 156 ]; }; then
    echo full
  elif [ "$(hours_since backup)" -ge 36 ] || { $at_night && [ "$(hours_since backup)" -ge 12 ]; }; then
    echo diff
  fi
}

trap 'exit 0' TERM INT
export BACKUP_LOG_LEVEL=${BACKUP_LOG_LEVEL:-info}
while :; do
  if pg_isready -q -h /var/run/postgresql; then
    kind=$(due)
    # The place for the backups is made once; a place that holds those of another database is refused.
    if [ -n "$kind" ] && pgbackrest.sh stanza-create && pgbackrest.sh --type="$kind" backup; then
      touch "$(stamp backup)"
      [ "$kind" = diff ] || touch "$(stamp full)"
    fi
  fi
  sleep 20 &
  wait $!
done
