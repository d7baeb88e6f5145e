#!/bin/sh
# The backup service of the compose files: writes one backup a day into a folder. Backups older than 35
# days, and copies that a killed job left, are deleted only after a new one was written and verified. A
# failed backup is retried hourly.
folder=${1:?name the folder of the backups}
trap 'kill "$job"; wait "$job"; exit 0' TERM INT
run() {
	"$@" &
	job=$!
	wait "$job"
}
while :; do
	if run node scripts/backup.ts "$folder/site-$(date -u +%Y-%m-%dT%H%M).backup"; then
		find "$folder" -name 'site-*.backup*' -mtime +35 -delete
		find "${TMPDIR:-/tmp}" -maxdepth 1 -name 'site-backup-*' -mtime +1 -exec rm -r {} +
		pause=86400
	else
		pause=3600
	fi
	run sleep "$pause"
done
