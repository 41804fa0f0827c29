"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiFailure, failureOf } from "@/lib/api-client/api-failure";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { EmailView } from "@/lib/emails/email-view.model";
import { isFresher } from "@/lib/emails/freshness.model";

const KEPT = 60;

type Shown = {
  readonly id: string;
  readonly view: EmailView | null;
  readonly failure: ApiFailure | null;
};

/** The selected mail. `given` came with the page; one that was looked at before is shown at once and asked for again. */
export function useEmail(id: string | null, given: EmailView | null) {
  const known = useRef(new Map<string, EmailView>(given ? [[given.id, given]] : []));
  const [shown, setShown] = useState<Shown | null>(given && { id: given.id, view: given, failure: null });
  const wanted = useRef(id);

  // Answers may overtake each other: an older one changes nothing.
  const take = useCallback((view: EmailView) => {
    const latest = known.current.get(view.id);
    const newest = latest && isFresher(latest, view) ? latest : view;
    remember(known.current, newest);
    if (wanted.current === view.id) setShown({ id: view.id, view: newest, failure: null });
  }, []);
  const load = useCallback(
    async (one: string) => {
      try {
        take(await fetchJson<EmailView>(`/emails/${one}`));
      } catch (error) {
        if (wanted.current !== one) return;
        const failure = failureOf(error);
        setShown((was) => ({ id: one, view: was?.id === one ? was.view : null, failure }));
      }
    },
    [take],
  );
  useEffect(() => {
    wanted.current = id;
    if (!id) return setShown(null);
    const view = known.current.get(id) ?? null;
    setShown((was) => (was?.id === id && was.view ? was : { id, view, failure: null }));
    void load(id);
  }, [id, load]);
  const prefetch = useCallback(
    async (one: string) => {
      if (known.current.has(one)) return;
      const view = await fetchJson<EmailView>(`/emails/${one}`).catch(() => null);
      if (view) take(view);
    },
    [take],
  );

  const current = shown?.id === id ? shown : null;
  return {
    view: current?.view ?? null,
    failure: current?.failure ?? null,
    reload: useCallback(() => (id ? load(id) : Promise.resolve()), [id, load]),
    prefetch,
    update: take,
  };
}

function remember(known: Map<string, EmailView>, view: EmailView): void {
  known.delete(view.id);
  known.set(view.id, view);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest) known.delete(oldest);
}
