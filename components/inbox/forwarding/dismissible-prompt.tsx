"use client";

import { XIcon } from "lucide-react";
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { keepCookie } from "@/components/shared/keep-cookie";
import { Button } from "@/components/ui/button";
import { PROMPT_COOKIE } from "./prompt-cookie.model";

const DISMISSED = "emailForwardingPromptDismissed";

const Dismiss = createContext(() => {});

/**
 * Shows its children until they are dismissed. A flag in session storage applies to this window. A session cookie
 * keeps the server from rendering a dismissed prompt.
 */
export function Dismissible({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    if (sessionStorage.getItem(DISMISSED)) setShown(false);
  }, []);
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, "true");
    keepCookie(`${PROMPT_COOKIE}=dismissed; path=/; samesite=lax`);
    setShown(false);
    // The button disappears with the prompt, so move the focus to the page's content, which comes next.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return shown ? <Dismiss value={dismiss}>{children}</Dismiss> : null;
}

export function DismissPrompt() {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label="Dismiss"
      onClick={useContext(Dismiss)}
      className="text-warn-foreground"
    >
      <XIcon />
    </Button>
  );
}
