#!/bin/sh
# node-ical 0.27.2, beside ical.js 2.2.1: an event with DTSTART and DURATION ends after so many days by the calendar, at the same
# hour (RFC 5545, 3.3.6), also when clocks are changed in between. node-ical adds 24 hours for each: a hotel booked from 14:00
# on 27 March for three days ends at 15:00 in Rome, and a car hired in October has to be back at 13:00 instead of 14:00.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 2>/dev/null
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";
const inRome = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Rome", dateStyle: "short", timeStyle: "short" });
for (const start of ["20260327T140000", "20260612T140000", "20261023T140000"]) {
  const event = ["BEGIN:VEVENT", "UID:a@example.com", "DTSTAMP:20260101T000000Z", `DTSTART;TZID=Europe/Rome:${start}`, "DURATION:P3D", "END:VEVENT"];
  const file = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//a//EN", ...event, "END:VCALENDAR", ""].join("\r\n");
  const read = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === "VEVENT");
  const other = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent"));
  console.log(`${start}: node-ical ${inRome.format(read.end)}, ical.js ${other.endDate.toString().slice(0, 16).replace("T", " ")}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "20260327T140000: node-ical 2026-03-30 15:00, ical.js 2026-03-30 14:00
20260612T140000: node-ical 2026-06-15 14:00, ical.js 2026-06-15 14:00
20261023T140000: node-ical 2026-10-26 13:00, ical.js 2026-10-26 14:00"
