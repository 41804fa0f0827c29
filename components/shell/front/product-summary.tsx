import dashboard from "@/docs/dashboard.png";

const SENTENCES = [
  "Forward the confirmations that suppliers send you, and Tallyport turns them into bookings.",
  "Each booking shows the commission you expect, and when it is due.",
  "Ask for what is overdue with one email, and see each payment on the booking it is for.",
] as const;

/** A summary of the product for new visitors: three sentences and a picture. Plain HTML, without client code. */
export function ProductSummary() {
  return (
    <section aria-labelledby="in-short" className="flex flex-col gap-4">
      <h2 id="in-short" className="text-balance font-semibold text-xl">
        Know which commission you are still owed
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-md text-muted-foreground">
        {SENTENCES.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {/* biome-ignore lint/performance/noImgElement: its loader is script, and the picture is small already. */}
      <img
        src={dashboard.src}
        width={dashboard.width}
        height={dashboard.height}
        alt="The dashboard: what waits, what is owed, and when it is expected"
        loading="lazy"
        className="h-auto w-full rounded-lg border border-border"
      />
    </section>
  );
}
