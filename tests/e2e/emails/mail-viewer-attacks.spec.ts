import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { RenderedAttacks } from "../../rules/mail-html/render-attacks";

const SANDBOX = 'sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"';
const MAILS_A_PAGE = 100;
const HTML = { "content-type": "text/html; charset=utf-8" };

type Headers = Readonly<Record<string, string>>;

/** A fake app server with pages by path. */
class Site {
  private readonly pages = new Map<string, { html: string; headers: Headers }>();
  private readonly server = createServer((request, response) => {
    const page = this.pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, page?.headers ?? HTML).end(page?.html ?? "Not found");
  });

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  put(path: string, html: string, headers: Headers = HTML): string {
    this.pages.set(path, { html, headers });
    return this.origin + path;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

/** Records what escaped from the displayed pages: requests to other hosts, and scripts that ran. */
class Watch {
  readonly asked: string[] = [];
  readonly referrers: (string | undefined)[] = [];
  hits = 0;

  /** Starts recording; a script loaded from elsewhere would report that it ran. */
  async begin(context: BrowserContext): Promise<void> {
    await context.exposeBinding("hit", () => {
      this.hits += 1;
    });
    await context.route(
      (url) => url.origin !== site.origin,
      (route) => {
        this.asked.push(route.request().url());
        this.referrers.push(route.request().headers().referer);
        return route.fulfill({ contentType: "text/javascript", body: "hit()" });
      },
    );
  }
}

const site = new Site();
let rendered: RenderedAttacks;

test.beforeAll(async () => {
  await site.start();
  const tsx = ["node_modules/tsx/dist/cli.mjs", "--tsconfig", "tsconfig.node.json"];
  const output = execFileSync(process.execPath, [...tsx, "tests/rules/mail-html/render-attacks.ts"], {
    maxBuffer: 64 * 1024 * 1024,
  });
  rendered = JSON.parse(output.toString("utf8"));
});
test.afterAll(() => site.stop());

/** Shows emails in frames as the viewer does, and waits until all have loaded. */
async function showInFrames(
  page: Page,
  mails: readonly string[],
  headers: Headers,
  walls = SANDBOX,
): Promise<void> {
  for (let from = 0; from < mails.length; from += MAILS_A_PAGE) {
    const frames = mails.slice(from, from + MAILS_A_PAGE).map((html, index) => {
      site.put(`/mail/${from + index}`, html, headers);
      return `<iframe ${walls} src="/mail/${from + index}"></iframe>`;
    });
    await page.goto(site.put(`/viewer/${from}`, `<title>Viewer</title>${frames.join("")}`));
  }
}

test("the attacks are real: shown as they are, they run and ask @long", async ({ context, page }) => {
  const watch = new Watch();
  await watch.begin(context);
  const raw = rendered.attacks
    .map((attack) => attack.raw)
    .filter((html) => /^<(?:img|svg|video|style)/.test(html));
  await showInFrames(page, raw, HTML, "");
  expect(watch.hits).toBeGreaterThan(20);
  expect(watch.asked.filter((url) => url.includes("evil.example")).length).toBeGreaterThan(20);
});

test("sanitised, none of them runs or asks, even on a page without any policy @desktop", async ({
  context,
  page,
}) => {
  const watch = new Watch();
  await watch.begin(context);
  for (let from = 0; from < rendered.attacks.length; from += MAILS_A_PAGE) {
    const mails = rendered.attacks
      .slice(from, from + MAILS_A_PAGE)
      .map((attack) => `<div>${attack.sanitised}</div>`);
    await page.goto(site.put("/bare", `<title>Bare</title><main>${mails.join("")}</main><p id=end>End</p>`));
    await expect(page.locator("body > #end")).toHaveText("End");
    await expect(page.locator("main > div")).toHaveCount(mails.length);
    await expect(page.locator("main > div > p:first-child", { hasText: /^Dear guest$/ })).toHaveCount(
      mails.length,
    );
  }
  expect(watch.asked).toEqual([]);
  expect(watch.hits).toBe(0);
  expect(page.url()).toBe(`${site.origin}/bare`);
});

test("in the viewer's frame none of them runs or asks @desktop", async ({ context, page }) => {
  const watch = new Watch();
  await watch.begin(context);
  await showInFrames(page, rendered.pages, rendered.headers);
  expect(watch.asked).toEqual([]);
  expect(watch.hits).toBe(0);
});

test("had sanitising missed them all, the frame's own walls would still stop scripts and loads @desktop", async ({
  context,
  page,
}) => {
  const watch = new Watch();
  await watch.begin(context);
  // No policy prevents a frame from navigating itself; only sanitising removes a meta refresh.
  const raw = rendered.attacks
    .filter(({ kind }) => kind !== "family")
    .filter((attack) => !/http-equiv=["']?refresh/i.test(attack.raw));
  await showInFrames(
    page,
    raw.map((attack) => attack.rawPage),
    rendered.headers,
  );
  expect(watch.hits).toBe(0);
  expect(watch.asked).toEqual([]);
  expect(page.url()).toContain(`${site.origin}/viewer/`);
});

test("the app can reach the marks in a frame in which no script runs @desktop", async ({ context, page }) => {
  const watch = new Watch();
  await watch.begin(context);
  const mark = '<mark data-field="total" tabindex="0" role="button">USD 12</mark><script>hit()</script>';
  await showInFrames(page, [`<p>${mark}</p>`], rendered.headers);
  const field = await page.evaluate(() => {
    const frame = document.querySelector("iframe")?.contentDocument;
    return frame?.querySelector<HTMLElement>("mark")?.dataset.field;
  });
  expect(field).toBe("total");
  expect(watch.hits).toBe(0);
});

test("pictures that were asked for come encrypted and learn nothing of where they are shown @desktop", async ({
  context,
  page,
}) => {
  const watch = new Watch();
  await watch.begin(context);
  await showInFrames(page, [rendered.pictures.page], rendered.pictures.headers);
  expect(watch.asked.sort()).toEqual(["https://cdn.example/a.png", "https://cdn.example/b.png"]);
  expect(watch.referrers).toEqual([undefined, undefined]);
});
