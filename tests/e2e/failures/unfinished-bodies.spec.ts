import { connect } from "node:net";
import { expect, test } from "../../support/app/fixtures";

const CHUNKED = "Transfer-Encoding: chunked";

/** Sends a request's headers and the start of its body, then nothing more; returns the response's status line. */
function beginning(baseURL: string, path: string, headers: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(baseURL);
  const body = headers.includes(CHUNKED) ? "1\r\n{\r\n" : "{";
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write([`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, "", body].join("\r\n"));
    });
    socket.once("data", (answer) => {
      resolve(answer.toString("latin1").split("\r\n", 1)[0] ?? "");
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

const LENGTHS = ["Content-Length: 100", "Content-Length: 30000000", CHUNKED];
const PLACES = [
  ["/api/webhooks/inbound-email/postmark", "application/json"],
  ["/api/webhooks/inbound-email/resend", "application/json"],
  ["/api/webhooks/inbound-email/raw", "message/rfc822"],
  ["/api/webhooks/inbound-email/%72aw", "message/rfc822"],
  ["/api/webhooks/clerk", "application/json"],
  ["/api/imports/eml", "message/rfc822"],
  ["/%61pi/import%73/eml", "message/rfc822"],
  ["/api/bookings/import-csv", "multipart/form-data; boundary=x"],
  ["/api/bookings/import-csv/preview", "multipart/form-data; boundary=x"],
  ["/api/admin/bank-transactions/import", "text/csv"],
] as const;

for (const [path, type] of PLACES) {
  test(`${path} answers a stranger 401 without waiting for the end of their body @desktop`, async ({
    app,
  }) => {
    const answers = LENGTHS.map((length) => beginning(app.baseURL, path, [`Content-Type: ${type}`, length]));
    expect(await Promise.all(answers)).toEqual(LENGTHS.map(() => "HTTP/1.1 401 Unauthorized"));
  });
}

test("a body that never ends is given up though its sender is known @long", async ({ app }) => {
  const headers = [
    "Content-Type: message/rfc822",
    "Content-Length: 100",
    `Authorization: Bearer ${app.webhookSecret}`,
  ];
  const answer = await beginning(app.baseURL, "/api/webhooks/inbound-email/raw", headers);
  expect(answer).toBe("HTTP/1.1 408 Request Timeout");
});

test("nobody waits for the end of a body on any other path either @long", async ({ app }) => {
  const paths = ["/api/bookings", "/api/auth/sign-in/email", "/api/nothing", "/sign-in", "/%E0%A4%A"];
  const answers = paths.flatMap((path) =>
    LENGTHS.map((length) => beginning(app.baseURL, path, ["Content-Type: application/json", length])),
  );
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
});
