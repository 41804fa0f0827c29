import { Logo } from "../logo";

/** A full-page loading screen. */
export function LoadingScreen({
  title = "Loading application...",
  description = "Please wait while we set up your workspace",
}: {
  readonly title?: string;
  readonly description?: string;
}) {
  return (
    <main
      className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center"
      aria-busy="true"
    >
      <Logo className="size-12 animate-pulse" />
      <div role="status">
        <p className="font-semibold text-md">{title}</p>
        <p className="mt-1 text-muted-foreground">{description}</p>
      </div>
    </main>
  );
}
