"use client";

import { useEffect, useState } from "react";
import { fetchJson } from "@/lib/api-client/fetch-json";
import {
  type BookingsAnswer,
  type EmailsAnswer,
  type Finding,
  type Findings,
  foundBookings,
  foundEmails,
  foundSuppliers,
  NOTHING,
  type SuppliersAnswer,
  stillFound,
} from "./found.model";

const DEBOUNCE_MS = 200;
const SHORTEST = 2;
/** As much as the server's searches take. */
const LONGEST = 200;
/** Of each kind. */
const SHOWN = 5;

/** Searches the agent's own records while somebody types, from two characters on. The last text's answer wins; until it is there, what still fits of the one before is shown. */
export function useFind(typed: string, isOn: boolean) {
  const trimmed = typed.trim().slice(0, LONGEST);
  const text = isOn && trimmed.length >= SHORTEST ? trimmed : "";
  const [answer, setAnswer] = useState<{ readonly text: string; readonly findings: Findings }>(NO_ANSWER);
  const isKnown = answer.text === text;
  useEffect(() => {
    if (text === "" || isKnown) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const findings = await find(text, abort.signal);
      if (!abort.signal.aborted) setAnswer({ text, findings });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isKnown]);
  // What was found meanwhile stays, and is no answer any more.
  const retry = () => setAnswer(({ findings }) => ({ text: "", findings }));
  if (text === "") return { findings: NOTHING, isLoading: false, retry };
  return {
    findings: isKnown ? answer.findings : stillFound(answer.findings, text),
    isLoading: !isKnown,
    retry,
  };
}

const NO_ANSWER = { text: "", findings: NOTHING };

async function find(search: string, signal: AbortSignal): Promise<Findings> {
  const query = { search, limit: SHOWN };
  const body = { filters: { name: [search] }, scope: "network", limit: SHOWN };
  const [bookings, emails, suppliers] = await Promise.all([
    tried(fetchJson<BookingsAnswer>("/bookings", { query, signal }), foundBookings),
    tried(fetchJson<EmailsAnswer>("/emails", { query, signal }), foundEmails),
    tried(fetchJson<SuppliersAnswer>("/supplier/list", { method: "POST", body, signal }), foundSuppliers),
  ]);
  return { bookings, emails, suppliers };
}

function tried<Answer>(asked: Promise<Answer>, read: (answer: Answer) => Finding): Promise<Finding | null> {
  return asked.then(read, () => null);
}
