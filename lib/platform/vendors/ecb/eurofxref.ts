import "server-only";
import { Parser } from "htmlparser2";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";

const LONGEST_CALL_MS = 20_000;
/** The whole history since 1999 has 8 MB. */
const MOST_BYTES = 10_000_000;

/**
 * Fetches a file of the European Central Bank: eurofxref-daily.xml, one of its longer files, or one of these as CSV.
 * Throws PROVIDER_FAILED or TIMED_OUT; both are worth another try later.
 */
export async function fetchEurofxref(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_CALL_MS) });
    if (!response.ok) throw failed(`status ${response.status}`);
    return await textOf(response);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof Error && error.name === "TimeoutError")
      throw new Failure("TIMED_OUT", "The rates did not come in time.");
    throw failed("no answer");
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw failed("too long");
    parts.push(decoder.decode(part, { stream: true }));
  }
  return parts.join("") + decoder.decode();
}

/** The units of a currency for one euro, as the file writes them. */
export type EuroRate = { readonly day: string; readonly currency: string; readonly rate: string };

/**
 * Reads the rates of an eurofxref file in XML, `<Cube time><Cube currency rate/></Cube>`; returns none for any other
 * kind of XML.
 */
export function readEurofxref(xml: string): EuroRate[] {
  const rates: EuroRate[] = [];
  let day = "";
  const parser = new Parser(
    {
      onopentag: (name, { time, currency, rate }) => {
        if (name !== "Cube") return;
        if (time !== undefined) day = time;
        if (currency !== undefined && rate !== undefined) rates.push({ day, currency, rate });
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return rates;
}

function failed(kind: string): Failure {
  log().warn({ provider: "ecb", kind }, "rates provider failed");
  return new Failure("PROVIDER_FAILED", "The exchange rates could not be reached.");
}
