import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { mailDocument } from "../lib/platform/mail-html/mail-document";
import { sanitizeMailHtml } from "../lib/platform/mail-html/sanitize-mail-html";
import { REPEATED_TAGS, REPEATED_WORDS } from "../tests/support/mails/repeated-html";
import { BROWSER_FLAGS, knownBrowser } from "../tools/browser/find-browser.mjs";

/**
 * Measures how long the largest mails of every shape block the viewer's frame in Chromium: from requesting the document
 * until it is painted, and the browser's CPU for it, which other programs affect less.
 * `npm run bench -- mail-paint [WORDS]` measures only shapes whose names contain the words.
 */
const WANTED_MS = 1_000;
/** The maximum length of a mail's stored HTML. */
const KEPT = 1_000_000;
const FRAME = '<!doctype html><body style="margin:0"><iframe style="width:760px;height:700px"></iframe>';
const SANDBOX = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";
const NONE = "<p>a</p>";

const only = process.argv[2] ?? "";
const shapes = Object.entries({ ...REPEATED_TAGS, ...REPEATED_WORDS }).filter(([name]) =>
  name.includes(only),
);
let document = mailDocument({ html: NONE, images: "blocked" });
const server = createServer((request, response) => {
  const isMail = request.url === "/mail";
  response.writeHead(200, isMail ? document.headers : { "Content-Type": "text/html" });
  response.end(isMail ? document.html : FRAME);
});
await once(server.listen(0, "127.0.0.1"), "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { executablePath, env } = await knownBrowser();
const browser = await chromium.launch({
  executablePath,
  args: BROWSER_FLAGS,
  env: { ...(process.env as Record<string, string>), ...env },
});
try {
  const processes = await browser.newBrowserCDPSession();
  await measured(browser, processes, NONE);
  const idle = await measured(browser, processes, NONE);
  const slow: string[] = [];
  for (const [name, make] of shapes) {
    const one = await measured(browser, processes, make(KEPT).slice(0, KEPT));
    const cpu = one.cpu - idle.cpu;
    if (cpu > WANTED_MS) slow.push(name);
    const figures = [one.ms, cpu].map((ms) => `${ms.toFixed(0).padStart(6)} ms`);
    console.log(`${name.padEnd(32)}${figures[0]}, CPU ${figures[1]}, ${(one.length / 1000).toFixed(0)} kB`);
  }
  console.log(
    `${slow.length} of ${shapes.length} shapes above ${WANTED_MS} ms of CPU: ${slow.join(", ") || "none"}`,
  );
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  server.close();
}

/** Measures one document in a page of its own, whose renderer process ends with it. */
async function measured(from: Browser, processes: CDPSession, html: string) {
  document = mailDocument({ html: sanitizeMailHtml(html, { images: "blocked" }).html, images: "blocked" });
  const page = await from.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  await page.goto(origin);
  const before = await cpuOf(processes);
  const ms = await painted(page);
  const after = await cpuOf(processes);
  const cpu = [...after].reduce((sum, [id, spent]) => sum + spent - (before.get(id) ?? 0), 0);
  await page.close();
  return { ms, cpu, length: document.html.length };
}

/** Returns the time until the second frame after the document has loaded: the first one paints it. */
function painted(page: Page): Promise<number> {
  return page.evaluate(
    (sandbox) =>
      new Promise<number>((done) => {
        const frame = window.document.querySelector("iframe");
        if (!frame) return;
        frame.setAttribute("sandbox", sandbox);
        const started = performance.now();
        frame.onload = () => {
          void frame.contentDocument?.body.scrollHeight;
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - started)));
        };
        frame.src = "/mail";
      }),
    SANDBOX,
  );
}

/** Returns the CPU milliseconds of each browser process, by id. */
async function cpuOf(processes: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
  return new Map(processInfo.map(({ id, cpuTime }) => [id, 1000 * cpuTime]));
}
