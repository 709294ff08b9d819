#!/bin/sh
# Runs a program of Patroni with the passwords of this installation, as the user of the database:
#   node.sh patroni /etc/thangam/patroni.yml
#   docker-compose exec pg1 node.sh patronictl list
set -eu
secret() { cat "/secrets/database/$1"; }
export PATRONI_SUPERUSER_PASSWORD="$(secret password)"
export PATRONI_REPLICATION_PASSWORD="$(secret replication-password)"
export PATRONI_RESTAPI_PASSWORD="$(secret cluster-password)"
export PATRONI_RESTAPI_CONNECT_ADDRESS="$PATRONI_NAME:8008" PATRONI_POSTGRESQL_CONNECT_ADDRESS="$PATRONI_NAME:5432"
export PATRONICTL_CONFIG_FILE=/etc/thangam/patroni.yml

data=/var/lib/postgresql/18
mkdir -p "$data"
chown postgres "$data"
exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"
