#!/bin/sh
# Run by Patroni once, on the first primary of a new cluster, with the superuser's address.
set -eu
exec psql "$1" -XqAt -v ON_ERROR_STOP=1 -c "create database thangam"
