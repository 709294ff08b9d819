#!/bin/sh
# Runs pgBackRest with the settings of this installation: pgbackrest.sh info
set -eu
if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"; fi

set_to() { export "PGBACKREST_$1=$2"; }
set_to CONFIG /dev/null
set_to STANZA thangam
set_to PG1_PATH "${PGBACKREST_PG1_PATH:-$PGDATA}"
set_to PG1_SOCKET_PATH /var/run/postgresql
set_to PG1_USER thangam
set_to PG1_DATABASE postgres
set_to REPO1_PATH /var/lib/pgbackrest
set_to REPO1_BUNDLE y
set_to REPO1_RETENTION_FULL "${BACKUP_FULLS:-5}"
set_to COMPRESS_TYPE zst
set_to START_FAST y
set_to LOCK_PATH /tmp/pgbackrest
set_to LOG_LEVEL_FILE off
set_to LOG_LEVEL_CONSOLE "${BACKUP_LOG_LEVEL:-warn}"
if [ -n "${BACKUP_PASSPHRASE:-}" ]; then
  set_to REPO1_CIPHER_TYPE aes-256-cbc
  set_to REPO1_CIPHER_PASS "$BACKUP_PASSPHRASE"
fi
if [ -n "${BACKUP_S3_BUCKET:-}" ]; then
  set_to REPO1_TYPE s3
  set_to REPO1_PATH /thangam
  set_to REPO1_S3_BUCKET "$BACKUP_S3_BUCKET"
  set_to REPO1_S3_ENDPOINT "${BACKUP_S3_ENDPOINT:?BACKUP_S3_ENDPOINT is not set}"
  set_to REPO1_S3_REGION "${BACKUP_S3_REGION:?BACKUP_S3_REGION is not set}"
  set_to REPO1_S3_KEY "${BACKUP_S3_KEY_ID:?BACKUP_S3_KEY_ID is not set}"
  set_to REPO1_S3_KEY_SECRET "${BACKUP_S3_KEY:?BACKUP_S3_KEY is not set}"
  set_to REPO1_S3_URI_STYLE "${BACKUP_S3_STYLE:-host}"
fi
# These are for this script; pgBackRest takes no notice of them.
PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
export PGPASSWORD
exec pgbackrest "$@"
