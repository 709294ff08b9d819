#!/bin/sh
# Keeps the secrets of an installation in volumes: those given in .env, others made once. Run by docker-compose before
# everything else. /secrets/database goes to the database alone, /secrets/owner to `migrate` alone, /secrets/portal to the portal.
set -eu
umask 077

random() { head -c 36 /dev/urandom | base64 | tr '+/' '-_'; }
write() { # FILE VALUE: whole or not at all
  printf '%s\n' "$2" >"$1.new"
  sync "$1.new"
  mv "$1.new" "$1"
}

password=/secrets/database/password
if [ ! -s "$password" ]; then
  write "$password" "${POSTGRES_PASSWORD:-$(random)}"
elif [ -n "${POSTGRES_PASSWORD:-}" ] && [ "$POSTGRES_PASSWORD" != "$(cat "$password")" ]; then
  echo "POSTGRES_PASSWORD is not the password this database was made with. Take it out of .env, or change both: docs/runbook.md." >&2
  exit 1
fi
case $(cat "$password") in *[!A-Za-z0-9_-]*)
  echo "POSTGRES_PASSWORD may have letters, digits, - and _ only." >&2
  rm "$password"
  exit 1
  ;;
esac
# The server's superuser, who is there to make the two others; of these `migrate` sets the password that stands here.
address() { # FILE ROLE
  grep -qs "^postgresql://$2:" "$1" || write "$1" "postgresql://$2:$(random)@postgres:5432/thangam"
}
write /secrets/owner/admin-url "postgresql://thangam:$(cat "$password")@postgres:5432/thangam"
address /secrets/owner/owner-url thangam_owner
address /secrets/portal/database-url thangam_app

# Where the database is a cluster (deploy/ha): passwords that its servers have for each other, and the one user that its pool of
# connections knows. The API goes through the pool.
if [ -d /secrets/pool ]; then
  for name in replication-password cluster-password; do
    [ -s "/secrets/database/$name" ] || write "/secrets/database/$name" "$(random)"
  done
  url=$(cat /secrets/portal/database-url)
  pair=${url#postgresql://}
  pair=${pair%%@*}
  write /secrets/pool/userlist.txt "\"${pair%%:*}\" \"${pair#*:}\""
  write /secrets/portal/pooled-url "$(printf %s "$url" | sed 's/@postgres:5432/@pgbouncer:6432/')"
  write /secrets/portal/replica-url "$(printf %s "$url" | sed 's/@postgres:5432/@postgres:5433/')"
  chmod 755 /secrets/pool
  chmod 444 /secrets/pool/*
fi

# Another APP_SECRET than before is allowed: it signs everyone out. The one before is kept, for what was made under it.
secret=/secrets/portal/app-secret
before=/secrets/portal/app-secret-before
[ -e "$before" ] || : >"$before"
if [ -n "${APP_SECRET:-}" ] && [ -s "$secret" ] && [ "$APP_SECRET" != "$(cat "$secret")" ]; then
  kept=$(cat "$secret" "$before")
  write "$before" "$kept"
fi
if [ -n "${APP_SECRET:-}" ]; then
  write "$secret" "$APP_SECRET"
elif [ ! -s "$secret" ]; then
  write "$secret" "$(random)"
fi

# The database and the portal run as users of their own; nobody else is given these volumes.
chmod 755 /secrets/database /secrets/owner /secrets/portal
chmod 444 /secrets/database/* /secrets/owner/* /secrets/portal/*
