import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { LinkButton } from "@/components/ui/links/link-button";
import { PageLink } from "@/components/ui/links/page-link";

/**
 * The public page with the product's features and pictures, for visitors who aren't signed in. Plain HTML, without
 * client code. Except for the first, a picture is fetched only when the user scrolls to it.
 * @param notice the text about prices of this installation
 */
export function FrontPage({ notice }: { readonly notice: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col gap-12 p-4 sm:p-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <span className="flex items-center gap-2 font-semibold text-lg">
          <Logo className="size-8" />
          Tallyport
        </span>
        <nav aria-label="Account" className="flex gap-2">
          <LinkButton variant="outline" href="/sign-in">
            Sign in
          </LinkButton>
          <LinkButton href="/sign-up">Sign up</LinkButton>
        </nav>
      </header>
      <main className="flex flex-col gap-16">
        <div className="flex flex-col items-center gap-4 text-center">
          <h1 className="max-w-2xl text-balance font-semibold text-2xl">
            Know which commission you are still owed
          </h1>
          <p className="max-w-2xl text-pretty text-md text-muted-foreground">
            Hotels, cruise lines and tour operators pay commission weeks after travel, and much of it never
            comes because nobody keeps track. Tallyport does, for travel agents.
          </p>
        </div>
        {FRONT_FEATURES.map(({ title, words, picture, alt }, place) => (
          <section key={title} className="grid items-center gap-6 lg:grid-cols-[1fr_2fr]">
            <div className="flex flex-col gap-2">
              <h2 className="font-semibold text-xl">{title}</h2>
              <p className="text-pretty text-md text-muted-foreground">{words}</p>
            </div>
            {/* biome-ignore lint/performance/noImgElement: its loader is script, and these pictures are small already. */}
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={alt}
              loading={place === 0 ? "eager" : "lazy"}
              className="h-auto w-full rounded-lg border border-border"
            />
          </section>
        ))}
        <section aria-labelledby="front-pricing" className="flex flex-col items-start gap-4">
          <h2 id="front-pricing" className="font-semibold text-xl">
            Pricing
          </h2>
          {notice ?? (
            <p className="text-md text-muted-foreground">
              One product, everything included. Pay by the month or by the year.
            </p>
          )}
          <LinkButton variant="outline" href="/pricing">
            See the plans
          </LinkButton>
        </section>
      </main>
      <footer className="border-border border-t pt-4 text-muted-foreground text-sm">
        <PageLink href="/docs/api" className="underline underline-offset-4">
          For programs: the API reference
        </PageLink>
      </footer>
    </div>
  );
}

/// <reference types="next/image-types/global" />
import bookings from "@/docs/bookings.png";
import dashboard from "@/docs/dashboard.png";
import emails from "@/docs/emails.png";

/** The features shown on the public page, with the README's pictures (`npm run pictures`). */
export const FRONT_FEATURES = [
  {
    title: "Forward a confirmation, and review what was read",
    words:
      "Tallyport reads the emails that hotels, cruise lines and tour operators send you, shows where each value stands in them, and makes a booking of what you accept.",
    picture: emails,
    alt: "A confirmation beside what was read of it",
  },
  {
    title: "See what waits, what is owed, and when",
    words:
      "Each booking has an expected commission and a day on which it is due. What is overdue comes first.",
    picture: dashboard,
    alt: "The dashboard with what is owed and when it is due",
  },
  {
    title: "Chase what is late, and see it paid",
    words:
      "Ask a supplier for overdue commission with one email. Bank statements and commission reports are matched with bookings, so you see the money where it belongs.",
    picture: bookings,
    alt: "The bookings with their commission",
  },
] as const;
