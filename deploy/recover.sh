#!/usr/bin/env bash
# Brings the containers' database back from the backups that the service `backup` keeps, and serves again:
#   deploy/recover.sh latest
#   deploy/recover.sh "2026-11-26 13:40:00"     as it was at that time of the shop (SHOP_TIME_ZONE)
# The database that is there stays aside. Where something fails before that, everything is as it was: `docker-compose up -d`.
set -euo pipefail
cd "$(dirname "$0")/.."
wanted=${1:?Say how far: deploy/recover.sh latest, or deploy/recover.sh "2026-11-26 13:40:00"}
compose() { if command -v docker-compose >/dev/null; then docker-compose "$@"; else docker compose "$@"; fi; }
run() { compose run --rm -T "$@" </dev/null; }
step() { echo "[$SECONDS s] $*"; }

step "Stopping what works on the database."
compose stop api worker backup postgres
run --no-deps secrets
step "Bringing back: $wanted."
run --no-deps postgres database.sh bring-back "$wanted" "$(date -u +%FT%TZ) to $wanted"
compose up -d --no-deps postgres
step "Skipping the numbers of receipts that may be lost, and noting it in the audit trail."
run migrate
well=0
step "Sealing that the books went back."
run --no-deps worker node apps/api/src/evidence-command.ts seal-restored >/dev/null ||
  { echo "The books could not be sealed; docs/runbook.md tells of seals." >&2; well=1; }
compose up -d
step "The portal serves again. Verifying the ledger and the audit trail."
compose exec -T worker node apps/api/src/ledger-verify.ts </dev/null || well=1
step "Done."
exit $well
