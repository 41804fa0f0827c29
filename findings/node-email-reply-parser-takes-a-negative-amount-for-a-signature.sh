#!/bin/sh
# node-email-reply-parser 0.1.4, beside email-reply-parser 2.3.9: a signature begins behind a line of two hyphens and a blank (RFC
# 3676, 4.3). node-email-reply-parser takes a hyphen with a letter or figure behind it for one too, and hides the rest of the
# text: of a supplier's answer that lists what is paid, one line with a commission taken back, "-45.00", ends the list. So it
# does with a list that has hyphens before its entries. What is left reads as a complete answer.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-email-reply-parser@0.1.4 email-reply-parser@2.3.9 2>/dev/null
cat > try.mjs <<'JS'
import * as replies from "email-reply-parser";
import parseReply from "node-email-reply-parser";
const Parser = replies.default.default ?? replies.default;
const answers = [
  ["450.00 EUR AB4711", "45.00- EUR AB4712", "120.00 EUR CD0815"],
  ["450.00 EUR AB4711", "-45.00 EUR AB4712", "120.00 EUR CD0815"],
  ["-AB4711 450.00 EUR", "-CD0815 120.00 EUR"],
];
for (const lines of answers) {
  const mail = ["We pay for June:", ...lines, "", "On Mon, 12 Jan 2026 at 09:30 Agent <agent@agency.example> wrote:", "> What is paid?"];
  const shown = (text) => JSON.stringify(text.trim().split("\n").slice(1));
  console.log(`node-email-reply-parser ${shown(parseReply(mail.join("\n"), true))}`);
  console.log(`     email-reply-parser ${shown(new Parser().parseReply(mail.join("\n")))}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = 'node-email-reply-parser ["450.00 EUR AB4711","45.00- EUR AB4712","120.00 EUR CD0815"]
     email-reply-parser ["450.00 EUR AB4711","45.00- EUR AB4712","120.00 EUR CD0815"]
node-email-reply-parser ["450.00 EUR AB4711"]
     email-reply-parser ["450.00 EUR AB4711","-45.00 EUR AB4712","120.00 EUR CD0815"]
node-email-reply-parser []
     email-reply-parser ["-AB4711 450.00 EUR","-CD0815 120.00 EUR"]'
