import { Illustration } from "@/components/shared/states/illustration";
import { LinkButton } from "@/components/ui/links/link-button";

export default function NotFound() {
  return (
    <main className="flex min-h-[80dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <Illustration name="boat" />
      <h1 className="font-semibold text-xl">The requested resource was not found.</h1>
      <LinkButton href="/">Go Home</LinkButton>
    </main>
  );
}
