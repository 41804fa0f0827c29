#!/bin/sh
# Makes a booking and reads it again. Asks for TALLYPORT_URL, such as https://app.example.com, and TALLYPORT_KEY (tpk_...).
# Sent again with the same Idempotency-Key, the first call makes no second booking.
set -eu

id=$(curl --fail-with-body --silent --show-error "$TALLYPORT_URL/api/bookings" \
  -H "Authorization: Bearer $TALLYPORT_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: ${IDEMPOTENCY_KEY:-$(date +%s)-$$}" \
  -d '{
    "confirmationNumber": "HB-4471",
    "clientName": "Marta Lind",
    "supplier": { "name": "Harbour Hotels" },
    "totalBookingAmount": 4200.5,
    "totalBookingCurrency": "USD",
    "expectedCommissionAmount": 420,
    "expectedCommissionCurrency": "USD",
    "travelStartDate": "2031-03-01",
    "travelEndDate": "2031-03-08"
  }' | grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4)

curl --fail-with-body --silent --show-error "$TALLYPORT_URL/api/bookings/$id" -H "Authorization: Bearer $TALLYPORT_KEY"
