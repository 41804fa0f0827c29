import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { Card, CardContent } from "@/components/ui/card";

type Props = {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
};

/** The frame of a page that people see before they are in. */
export function AuthCard({ title, description, children, footer }: Props) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4">
      <div className="flex items-center gap-2">
        <Logo className="size-8" />
        <span className="font-semibold text-lg">Tallyport</span>
      </div>
      <Card className="w-full max-w-md">
        <CardContent className="flex flex-col gap-5 p-6">
          <div>
            <h1 className="font-semibold text-xl">{title}</h1>
            <p className="mt-1 text-muted-foreground">{description}</p>
          </div>
          {children}
        </CardContent>
      </Card>
      <div className="text-center text-muted-foreground">{footer}</div>
    </main>
  );
}
