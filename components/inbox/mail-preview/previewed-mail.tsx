export type Shown = {
  readonly to: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** One mail: its designed part in a frame that runs nothing, and its plain text. */
export function PreviewedMail({ to, subject, html, text }: Shown) {
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <header>
        <h2 className="font-semibold text-lg">{subject}</h2>
        {to === null ? null : <p className="text-muted-foreground">To {to}</p>}
      </header>
      {html === "" ? null : (
        <iframe
          title="Designed part"
          sandbox=""
          srcDoc={html}
          className="h-[40rem] w-full rounded-lg border bg-white"
        />
      )}
      <section>
        <h3 className="mb-2 font-semibold">Plain text</h3>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-lg border bg-card p-4 font-mono text-sm">
          {text}
        </pre>
      </section>
    </article>
  );
}
