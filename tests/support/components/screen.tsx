import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { RefreshProvider } from "@/components/shared/mutations/refresh";
import { UrlStateProvider } from "@/components/shared/table/url-state";
import { DatePreferencesProvider } from "@/components/shared/text/date-preferences";
import { Toaster } from "@/components/ui/toast/toaster";
import { type DatePreferences, DEFAULT_DATE_PREFERENCES } from "@/lib/platform/base/dates/written-date";
// Imported up front, so that the first press doesn't have to load it.
import "@/components/ui/toast/toast-renderer";
import { goTo } from "../http/next-navigation";

type Surroundings = Partial<DatePreferences> & { readonly address?: string };

/** Renders a component inside the app shell's providers, including toasts. */
export function show(part: ReactNode, { address, ...preferences }: Surroundings = {}) {
  if (address) goTo(address);
  let shown = render(inShell(part, preferences));
  return {
    // Without the style sheet, the check for pointer events doesn't know that toasts stay clickable above a dialog.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Unmounts everything before rendering, as a reload does. */
    reload: (next: ReactNode) => {
      shown.unmount();
      shown = render(inShell(next, preferences));
    },
    showAgain: (next: ReactNode) => shown.rerender(inShell(next, preferences)),
  };
}

/** Wraps a component in the providers that the app shell gives to every page. */
export function inShell(part: ReactNode, preferences: Partial<DatePreferences> = {}) {
  return (
    <DatePreferencesProvider value={{ ...DEFAULT_DATE_PREFERENCES, ...preferences }}>
      <UrlStateProvider>
        <RefreshProvider person="ada">
          {part}
          {createPortal(<Toaster />, document.body)}
        </RefreshProvider>
      </UrlStateProvider>
    </DatePreferencesProvider>
  );
}
