import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { Card, CardContent } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

type Props = {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  /** Rendered next to the card, on a phone below it. */
  readonly beside?: ReactNode;
};

/** The frame of a page for users who aren't signed in. */
export function AuthCard({ title, description, children, footer, beside }: Props) {
  return (
    <main
      className={cn(
        "flex min-h-dvh flex-wrap items-center justify-center gap-x-16 gap-y-10 p-4",
        beside ? "py-10" : null,
      )}
    >
      <div className="flex w-full max-w-md flex-col items-center gap-6">
        <div className="flex items-center gap-2">
          <Logo className="size-8" />
          <span className="font-semibold text-lg">Tallyport</span>
        </div>
        <Card className="w-full">
          <CardContent className="flex flex-col gap-5 p-6">
            <div>
              <h1 className="font-semibold text-xl">{title}</h1>
              <p className="mt-1 text-muted-foreground">{description}</p>
            </div>
            {children}
          </CardContent>
        </Card>
        <div className="text-center text-muted-foreground">{footer}</div>
      </div>
      {beside ? <div className="w-full max-w-md xl:max-w-xl">{beside}</div> : null}
    </main>
  );
}
