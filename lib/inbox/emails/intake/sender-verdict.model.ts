import { headerOf, type ParsedMail } from "@/lib/reader/message/mail.model";

const LONGEST = 10_000;

/**
 * Tells whether the mail provider says that the sender isn't the one From names, or that the message is spam. Only the
 * topmost header of each kind is the provider's own; those below may be the sender's. A good verdict proves nothing,
 * because anybody can write headers; only a bad one counts.
 */
export function isSenderRefuted(mail: Pick<ParsedMail, "headers">): boolean {
  return isSpam(mail) || isSpfRefuted(headerOf(mail, "received-spf")) || isUnauthentic(mail);
}

function isSpam(mail: Pick<ParsedMail, "headers">): boolean {
  const flagged = /^\s*yes\b/i;
  return (
    flagged.test(headerOf(mail, "x-spam-status")) ||
    flagged.test(headerOf(mail, "x-spam-flag")) ||
    /^\s*fail\b/i.test(headerOf(mail, "x-ses-spam-verdict")) ||
    /^\s*fail\b/i.test(headerOf(mail, "x-ses-virus-verdict"))
  );
}

function isSpfRefuted(header: string): boolean {
  return /^\s*(?:soft)?fail\b/i.test(header);
}

/**
 * DMARC is the verdict on From itself. Without it, a failed SPF or DKIM check counts unless the other one passed (RFC
 * 8601).
 */
function isUnauthentic(mail: Pick<ParsedMail, "headers">): boolean {
  const results = resultsIn(headerOf(mail, "authentication-results"));
  if (results.includes("dmarc=pass")) return false;
  if (results.includes("dmarc=fail")) return true;
  const hasPassed = results.includes("spf=pass") || results.includes("dkim=pass");
  return !hasPassed && results.some((one) => /^(?:spf|dkim)=\w*fail$/.test(one));
}

/**
 * Returns results such as "spf=pass", in lower case; comments and quoted texts, which a sender can influence, are
 * ignored.
 */
function resultsIn(header: string): string[] {
  const bare = header.slice(0, LONGEST).replace(/"[^"]*"|\([^()]*\)/g, "");
  return bare.split(";").flatMap((part) => {
    const [, method = "", result = ""] = /^\s*([a-z]+)\s*=\s*([a-z]+)/i.exec(part) ?? [];
    return method === "" ? [] : [`${method}=${result}`.toLowerCase()];
  });
}
