#!/bin/sh
# postal-mime 4.0.0: in text that is declared format=flowed a line that ends with a blank goes on in the next one, and RFC
# 3676 (4.5) has the quote marks of both taken off first and lines of different depth never joined. postal-mime joins them
# with the mark in between: a booking's number that a mail program broke in a quoted mail has "> " inside, and the line
# that says who wrote is joined with the first line quoted. Text that isn't quoted is joined as it should.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postal-mime@4.0.0 2>/dev/null
cat > try.mjs <<'JS'
import PostalMime from "postal-mime";
const HEAD = ["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes", ""];
const read = async (...lines) => (await PostalMime.parse([...HEAD, ...lines, ""].join("\r\n"))).text.trim();
console.log(await read("Number AB47 ", "20, EUR 1,4 ", "50.00"));
console.log(await read("They wrote:  ", "> Number AB47 ", "> 20, EUR 1,4 ", "> 50.00"));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "Number AB4720, EUR 1,450.00
They wrote: > Number AB47> 20, EUR 1,4> 50.00"
