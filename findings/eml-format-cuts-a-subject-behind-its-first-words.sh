#!/bin/sh
# eml-format 0.6.1, beside postal-mime 4.0.0: a subject with a letter outside ASCII is written in encoded words of at most 75
# characters, so that a long one has several of them, and plain words may stand between (RFC 2047, 2 and 6.2). eml-format gives
# the first encoded word for the whole subject, with underscores for its blanks: the number of a booking, which mostly stands
# at the end, isn't there, and nothing says that the subject went on.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund eml-format@0.6.1 postal-mime@4.0.0 2>/dev/null
cat > try.mjs <<'JS'
import { promisify } from "node:util";
import eml from "eml-format";
import PostalMime from "postal-mime";
const subjects = [
  "Booking at the seaside, AB4711",
  "=?utf-8?Q?Best=C3=A4tigung_der_Buchung?= AB4711",
  "=?utf-8?Q?Confirmaci=C3=B3n_de_su_reserva_en_el_hotel_M=C3=A1laga?=\r\n =?utf-8?Q?_Playa,_localizador_AB4711?=",
];
for (const subject of subjects) {
  const mail = `From: desk@hotel.example\r\nTo: agent@agency.example\r\nSubject: ${subject}\r\nContent-Type: text/plain\r\n\r\nHello\r\n`;
  const read = await promisify(eml.read)(mail);
  console.log(`"${read.subject}" of "${(await PostalMime.parse(mail)).subject}"`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = '"Booking at the seaside, AB4711" of "Booking at the seaside, AB4711"
"Bestätigung_der_Buchung" of "Bestätigung der Buchung AB4711"
"Confirmación_de_su_reserva_en_el_hotel_Málaga" of "Confirmación de su reserva en el hotel Málaga Playa, localizador AB4711"'
