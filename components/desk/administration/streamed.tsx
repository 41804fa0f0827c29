import { type ReactNode, Suspense } from "react";
import { SectionFailed } from "@/components/desk/dashboard/section-card";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

type Loaded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

type Props<T> = {
  readonly title: string;
  readonly of: Promise<Loaded<T>>;
  readonly children: (value: T) => ReactNode;
};

/** A part of a page that is streamed once its data is loaded. If that fails, only this part shows an error. */
export function Streamed<T>({ tall = false, ...props }: Props<T> & { readonly tall?: boolean }) {
  return (
    <Suspense fallback={<Waiting tall={tall} />}>
      <Part {...props} />
    </Suspense>
  );
}

async function Part<T>({ title, of, children }: Props<T>) {
  const loaded = await of;
  return loaded.ok ? children(loaded.value) : <SectionFailed title={title} />;
}

function Waiting({ tall }: { readonly tall: boolean }) {
  return (
    <Card aria-busy="true" className="h-full p-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className={tall ? "mt-4 h-56" : "mt-2 h-7 w-24"} />
    </Card>
  );
}
