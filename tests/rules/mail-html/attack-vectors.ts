import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "attacks");

/**
 * Ways in which an email's HTML has been made to run, load, cover or send something, one per line in `attacks/`, with a
 * file for each class (`␤` stands for a line feed). The classes follow the public lists: filter evasion, HTML5
 * features, mutation between parsers, CSS exfiltration, DOM clobbering, and attacks specific to email clients. Every
 * URL that must never be requested is on `evil.example`; every script calls `hit()`.
 */
export function attackVectors(): { readonly kind: string; readonly html: string }[] {
  const written = readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => ({ kind: file.replace(".txt", ""), html: line.replaceAll("␤", "\n") })),
  );
  return [...written, ...families().map((html) => ({ kind: "family", html }))];
}

/** Returns vectors that differ by a single word. */
function families(): string[] {
  return [
    ...HANDLERS.flatMap((name) => [`<img src=x ${name}=hit()>`, `<td ${name}="hit()">x</td>`]),
    ...TAGS.map(
      (tag) =>
        `<${tag} src=https://evil.example/1 href=javascript:hit() data=https://evil.example/2 onload=hit()>x</${tag}>`,
    ),
    ...SCHEMES.map(
      (scheme) =>
        `<a href="${scheme}:hit()">x</a><img src="${scheme}:hit()"><td background="${scheme}:hit()">x</td>`,
    ),
    ...LOADING_PROPERTIES.map(
      (property) => `<p style="${property}:url(https://evil.example/${property})">x</p>`,
    ),
  ];
}

const HANDLERS = words(
  `onabort onafterprint onanimationend onauxclick onbeforecopy onbeforeinput onbeforeprint onbeforeunload onblur
   oncancel oncanplay onchange onclick oncommand oncontextlost oncuechange ondblclick ondragenter ondrop onended
   onerror onfocus onformdata onfullscreenchange ongotpointercapture oninput oninvalid onkeydown onkeypress onload
   onloadedmetadata onloadend onmessage onmousemove onmouseup onoffline ononline onpagehide onpaste onplay
   onpointerdown onpopstate onreset onresize onscrollend onscrollsnapchange onsearch onsecuritypolicyviolation
   onselectionchange onslotchange onstorage onsubmit ontimeupdate ontoggle ontouchstart onunhandledrejection onunload
   onvolumechange onwebkitanimationend onwheel`,
);
const TAGS = words(
  `abc animate annotation-xml applet audio base basefont bgsound button canvas command content datalist dialog embed
   fieldset form frame frameset head html iframe input isindex keygen legend link listing map marquee math menuitem
   meta meter nextid noscript object optgroup option output param plaintext portal progress rp rt ruby script select
   shadow slot source style svg template textarea title track video xml xmp`,
);
const SCHEMES = words(
  "javascript vbscript data file blob about chrome resource jar ws ftp gopher x-apple mhtml ms-its",
);
const LOADING_PROPERTIES = words(
  "background background-image border-image content cursor filter list-style mask src -webkit-mask",
);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
