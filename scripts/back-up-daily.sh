#!/bin/sh
# The backup service of the compose files: one backup a day into a folder, kept for 35 days. Old ones
# go only after a new one was written and checked; a failed one is tried again after an hour.
folder=$1
while :; do
	if node scripts/backup.ts "$folder/site-$(date -u +%Y-%m-%dT%H%M).backup"; then
		find "$folder" -name 'site-*.backup' -mtime +35 -delete
		pause=86400
	else
		pause=3600
	fi
	sleep "$pause"
done
