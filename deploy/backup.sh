#!/usr/bin/env bash
# Takes a backup of the whole database, while the portal runs: deploy/backup.sh [FILE]
# Of the containers' database; or, where DATABASE_OWNER_URL (or DATABASE_URL, of the same user) is set, of that one with
# this machine's pg_dump.
# The file is of one moment: everything that was acknowledged before this command began is in it.
set -euo pipefail
cd "$(dirname "$0")/.."
umask 077

# Compose as a command of its own, or as Docker's.
compose() { if command -v docker-compose >/dev/null; then docker-compose "$@"; else docker compose "$@"; fi; }

file=${1:-backups/thangam-$(date -u +%Y%m%dT%H%M%SZ).dump}
mkdir -p "$(dirname "$file")"
draft=$file.part
trap 'rm -f "$draft"' EXIT

url=${DATABASE_OWNER_URL:-${DATABASE_URL:-}}
if [ -n "$url" ]; then
  pg_dump --format=custom --no-owner --dbname="$url" >"$draft"
  pg_restore --list "$draft" >/dev/null
else
  container=$(compose ps -q postgres)
  with_password='PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") exec "$0" "$@"'
  docker exec "$container" sh -c "$with_password" pg_dump --format=custom --no-owner --username=thangam thangam >"$draft"
  # Whether it can be read; it looks at the beginning, and the rest has to be taken off its hands.
  docker exec -i "$container" sh -c 'pg_restore --list >/dev/null && cat >/dev/null' <"$draft"
fi
sync "$draft"
mv "$draft" "$file"
echo "$file: $(du -h "$file" | cut -f1). Keep it elsewhere too, and APP_SECRET beside it: docs/runbook.md."
