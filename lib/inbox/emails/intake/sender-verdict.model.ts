import { headerOf, type ParsedMail } from "@/lib/reader/message/mail.model";

const LONGEST = 10_000;

/**
 * Whether the mail's provider says that its sender isn't who From names, or that it is spam. Only the topmost header of
 * each kind is the provider's own; what stands below may be the sender's. A good verdict proves nothing: headers can be
 * written by anybody, and only a bad one is against its writer.
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

/** DMARC is the verdict on From itself; without it a failed check counts unless the other one passed (RFC 8601). */
function isUnauthentic(mail: Pick<ParsedMail, "headers">): boolean {
  const results = resultsIn(headerOf(mail, "authentication-results"));
  if (results.includes("dmarc=pass")) return false;
  if (results.includes("dmarc=fail")) return true;
  const hasPassed = results.includes("spf=pass") || results.includes("dkim=pass");
  return !hasPassed && results.some((one) => /^(?:spf|dkim)=\w*fail$/.test(one));
}

/** "spf=pass" and its like, lower case; what a sender can have written into comments and addresses is none. */
function resultsIn(header: string): string[] {
  const bare = header.slice(0, LONGEST).replace(/"[^"]*"|\([^()]*\)/g, "");
  return bare.split(";").flatMap((part) => {
    const [, method = "", result = ""] = /^\s*([a-z]+)\s*=\s*([a-z]+)/i.exec(part) ?? [];
    return method === "" ? [] : [`${method}=${result}`.toLowerCase()];
  });
}
