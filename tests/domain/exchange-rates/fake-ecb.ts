import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Starts a fake server of the European Central Bank that runs until the test ends. */
export async function fakeEcb() {
  let [text, status] = ["", 200];
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "text/xml" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/stats/eurofxref-daily.xml`,
    answer: (next: string, nextStatus = 200) => {
      [text, status] = [next, nextStatus];
    },
    xml: (
      days: Readonly<Record<string, Readonly<Record<string, string>>>>,
    ) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>${Object.entries(days)
    .map(
      ([day, rates]) =>
        `<Cube time='${day}'>${Object.entries(rates)
          .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
          .join("")}</Cube>`,
    )
    .join("")}</Cube>
</gesmes:Envelope>`,
  };
}
