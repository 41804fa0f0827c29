"use client";

import { createContext, useContext, useEffect, useRef, useState } from "react";
import { leave, type OpenForm, openForm, type Question, sendPast } from "./open-forms";

type Asked = { readonly question: Question; readonly go: () => void; readonly isOpen: boolean };
type Lossy = Pick<OpenForm, "losesSome"> & Partial<Pick<OpenForm, "forget" | "isOffer">>;

/** Around what is drawn within a form and may hold others: these are left with it. */
export const Around = createContext<OpenForm | null>(null);

/** Leaving a form whose changes might be lost, by whatever way, and sending it past one that was opened within it: asks first. */
export function useLeaving({ losesSome, forget, isOffer = false }: Lossy, onClose: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef({ losesSome, forget });
  useEffect(() => {
    latest.current = { losesSome, forget };
  });
  const around = useContext(Around);
  const [self] = useState<OpenForm>(() => ({
    around,
    losesSome: () => latest.current.losesSome(),
    isOffer,
    forget: () => latest.current.forget?.(),
    ask: (go, question) => setAsked({ go, question, isOpen: true }),
  }));
  useEffect(() => openForm(self), [self]);
  // What it asked stays to be read while it closes.
  const keep = () => setAsked((last) => last && { ...last, isOpen: false });
  const discard = () => {
    keep();
    asked?.go();
  };
  return {
    self,
    // Escape reaches the form while the question above it is being drawn: it is the question's answer then, not asked anew.
    close: () => (asked?.isOpen ? keep() : leave(onClose, self)),
    sendPast: (send: () => void) => sendPast(send, self),
    leaving: { asks: asked?.isOpen ?? false, question: asked?.question ?? "leave", keep, discard } as const,
  };
}
