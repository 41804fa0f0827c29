/**
 * Makes a booking and reads it again. Asks for TALLYPORT_URL, such as https://app.example.com, and TALLYPORT_KEY (tpk_...); Node
 * runs it as it is. What could not be answered is sent again under the same Idempotency-Key, so that nothing is made twice.
 */
const { TALLYPORT_URL = "http://localhost:3000", TALLYPORT_KEY = "" } = process.env;
const TRIES = 3;

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${TALLYPORT_KEY}`, ...init.headers };
  const response = await fetch(`${TALLYPORT_URL}${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function make<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await call<Answer>(path, { method: "POST", headers, body: JSON.stringify(body) });
    } catch (error) {
      // A connection that broke: the booking may have been made. A refusal stays one.
      if (!(error instanceof TypeError) || left === 0) throw error;
    }
  }
}

const { id } = await make<{ id: string }>("/api/bookings", {
  confirmationNumber: "HB-4472",
  clientName: "Marta Lind",
  supplier: { name: "Harbour Hotels" },
  totalBookingAmount: 4200.5,
  totalBookingCurrency: "USD",
  expectedCommissionAmount: 420,
  expectedCommissionCurrency: "USD",
  travelStartDate: "2031-03-01",
  travelEndDate: "2031-03-08",
});
const booking = await call<{ id: string; status: string }>(`/api/bookings/${id}`);
process.stdout.write(`${JSON.stringify(booking)}\n`);

export {};
