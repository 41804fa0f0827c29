import { createContext, type ReactNode, useContext } from "react";
import { type DatePreferences, DEFAULT_DATE_PREFERENCES } from "@/lib/platform/base/dates/written-date";

const Preferences = createContext<DatePreferences>(DEFAULT_DATE_PREFERENCES);

/** Provides the user's date preferences to every date below it. */
export function DatePreferencesProvider({
  value,
  children,
}: {
  readonly value: DatePreferences;
  readonly children: ReactNode;
}) {
  return <Preferences value={value}>{children}</Preferences>;
}

export function useDatePreferences(): DatePreferences {
  return useContext(Preferences);
}
