import "server-only";

const PAGE_STYLE = `
:root{color-scheme:only light;background:#fff}
body{margin:0;padding:16px;background:#fff;color:#1c2a30;font:15px/1.5 "Figtree Variable",Figtree,system-ui,sans-serif;overflow-wrap:break-word}
img{max-width:100%}
table{max-width:100%}
a{color:#0b5c6b}
blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #d9d4ca}
body.plain{font:13px/1.5 "Geist Mono Variable",ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;tab-size:8}
[data-tp-image]{display:inline-block;padding:2px 6px;border:1px dashed #6b7a80;border-radius:4px;background:#f6f4ef;color:#3f4d53;font-size:13px}
mark{background:#fbeeb4;color:#1c2a30}
mark[data-field]{cursor:pointer;border-radius:3px;box-shadow:0 0 0 1px #c9a63a}
mark[data-field]:focus-visible{outline:2px solid #0b5c6b;outline-offset:2px}
mark[data-field][data-flash]{background:#f3cf57;outline:2px solid #0b5c6b}
`.replaceAll("\n", "");

export type MailDocument = {
  readonly html: string;
  /** The response headers; on this route they must replace the app's own Content-Security-Policy. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Builds the stand-alone page for the viewer's iframe from sanitised HTML. The page is white in both themes, since
 * emails bring their own dark text. `sandbox` in the policy disables scripts, forms and top navigation even when
 * somebody opens the address directly; `allow-same-origin` lets the app, and only it, access the highlights. The iframe
 * needs `sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"`.
 */
export function mailDocument(mail: {
  readonly html: string;
  readonly images: "blocked" | "shown";
  /** Whether to use a monospaced font, for plain-text emails. */
  readonly plain?: boolean;
}): MailDocument {
  const html =
    '<!doctype html><html lang="und"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Email</title><style>${PAGE_STYLE}</style></head><body${mail.plain ? ' class="plain"' : ""}>${mail.html}</body></html>`;
  return {
    html,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy(mail.images),
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  };
}

function policy(images: "blocked" | "shown"): string {
  const directives = [
    "default-src 'none'",
    images === "shown" ? "img-src data: https:" : "img-src data:",
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  ];
  // Older emails refer to their images by http: these are fetched by https or not at all.
  if (images === "shown") directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
