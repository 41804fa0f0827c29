"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";
import type { Written } from "./question-dialog";

const { OnDemand: QuestionDialog } = onDemand(() => import("./question-dialog"));

/** A button for asking administrators about a line, or for answering an agent's question. */
export function QuestionButton(about: Written) {
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = about.kind === "ask";
  const named = isAsked ? `Ask about ${about.whose}` : `Answer ${about.whose}`;
  return (
    <>
      <Button
        variant={isAsked ? "ghost" : "outline"}
        size="sm"
        aria-label={named}
        onClick={() => setIsOpen(true)}
      >
        {isAsked ? "Ask" : "Answer"}
      </Button>
      {isOpen ? <QuestionDialog about={about} title={named} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
