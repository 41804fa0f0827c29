import { LoadFailed } from "./load-failed";

const TITLES = {
  dashboard: "Dashboard Unavailable",
  profile: "Profile Unavailable",
  settings: "Settings Unavailable",
  data: "Data Unavailable",
  load: "Unable to Load Data",
} as const;

/** Replaces one section that failed to load while the rest of the page works. */
export function SectionFailure({
  section,
  onRetry,
}: {
  readonly section: keyof typeof TITLES;
  readonly onRetry?: () => void;
}) {
  return <LoadFailed message={TITLES[section]} {...(onRetry ? { onRetry } : {})} />;
}
