import { expect, test } from "../../support/app/fixtures";
import { deliver } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

/** A PNG of a green dot. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==";
const MARKS = `e${"\u0301".repeat(200_000)}`;

test.describe("a mail with words that no one reads is shown to its end, and the app goes on @desktop", () => {
  for (const [type, word] of [
    ["text/html", "\ue123".repeat(200_000)],
    ["text/html", MARKS],
    ["text/plain", MARKS],
  ] as const)
    test(`${type}, ${word.slice(-1).codePointAt(0)}`, async ({ page, context, app }) => {
      const person = await signedInPerson(context, app);
      const body = type === "text/html" ? `<p>Dear guest</p><p>${word}</p><p>Your host</p>` : word;
      await deliver(app, person.id, message(person.id, [part(type, body)]));
      await page.goto("/emails/new");
      await page.getByRole("link", { name: /An unusual mail/ }).click();
      await expect(page.frameLocator("iframe").getByText("the rest of this word is left out")).toBeVisible();
      await page.getByRole("button", { name: "Discard" }).filter({ visible: true }).click();
      await expect(page.getByText("Email moved to trash successfully")).toBeVisible();
    });
});

test.describe("a mail that is one picture shows it or its place @desktop", () => {
  test("its own", async ({ page, context, app }) => {
    const person = await signedInPerson(context, app);
    const picture = `Content-Type: image/png\r\nContent-ID: <dot>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\n${PICTURE}`;
    const html = part("text/html", '<img src="cid:dot" alt="Voucher" width="80" height="80">');
    await deliver(app, person.id, message(person.id, [html, picture]));
    await page.goto("/emails/new");
    await page.getByRole("link", { name: /An unusual mail/ }).click();
    await expect(page.frameLocator("iframe").getByRole("img", { name: "Voucher" })).toBeVisible();
  });

  test("in its tag", async ({ page, context, app }) => {
    const person = await signedInPerson(context, app);
    const html = `<img src="data:image/png;base64,${PICTURE}" alt="Voucher" width="80" height="80">`;
    await deliver(app, person.id, message(person.id, [part("text/html", html)]));
    await page.goto("/emails/new");
    await page.getByRole("link", { name: /An unusual mail/ }).click();
    await expect(page.frameLocator("iframe").getByRole("img", { name: "Voucher" })).toBeVisible();
  });

  test("of another server, asked for by hand alone", async ({ page, context, app }) => {
    const person = await signedInPerson(context, app);
    await context.route("https://pictures.example/**", (route) =>
      route.fulfill({ contentType: "image/png", body: Buffer.from(PICTURE, "base64") }),
    );
    const html = '<img src="https://pictures.example/voucher.png" alt="Voucher" width="80" height="80">';
    await deliver(app, person.id, message(person.id, [part("text/html", html)]));
    await page.goto("/emails/new");
    await page.getByRole("link", { name: /An unusual mail/ }).click();
    const place = page.frameLocator("iframe").locator('img[data-tp-image="blocked"]');
    await expect(place).toBeVisible();
    await page.getByRole("button", { name: "Show images (1)" }).click();
    const shown = page.frameLocator("iframe").getByRole("img", { name: "Voucher" });
    await expect(shown).toHaveJSProperty("naturalWidth", 1);
    await expect(place).toHaveCount(0);
  });
});

function message(id: string, parts: readonly string[]): Buffer {
  const head = [
    "From: Sea Inn <stay@seainn.example>",
    "To: agent@travel.example",
    "Subject: An unusual mail",
    "Date: Fri, 18 Sep 2026 14:22:00 +0000",
    `Message-ID: <unusual-${id}@mail.test>`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/related; boundary="part"',
  ];
  return Buffer.from(
    `${head.join("\r\n")}\r\n\r\n${parts.map((one) => `--part\r\n${one}\r\n`).join("")}--part--\r\n`,
  );
}

function part(type: string, body: string): string {
  const lines = Buffer.from(body).toString("base64").replace(/.{76}/g, "$&\r\n");
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}`;
}
