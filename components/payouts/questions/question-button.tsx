"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import type { Written } from "./question-dialog";

const { OnDemand: QuestionDialog } = onDemand(() => import("./question-dialog"));

/** A button for asking administrators about a line, or for answering an agent's question. */
export function QuestionButton(about: Written) {
  const isAsked = about.kind === "ask";
  const named = isAsked ? `Ask about ${about.whose}` : `Answer ${about.whose}`;
  return (
    <DialogButton
      variant={isAsked ? "ghost" : "outline"}
      size="sm"
      aria-label={named}
      dialog={(close) => <QuestionDialog about={about} title={named} onClose={close} />}
    >
      {isAsked ? "Ask" : "Answer"}
    </DialogButton>
  );
}
