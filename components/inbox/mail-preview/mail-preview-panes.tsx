import { PageLink } from "@/components/ui/links/page-link";

type Props = {
  readonly templates: readonly string[];
  readonly outbox: readonly { readonly file: string; readonly to: string; readonly subject: string }[];
  readonly shown: Shown | null;
};

/** The list of emails on the left and the chosen one next to it. */
export function MailPreviewPanes({ templates, outbox, shown }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <nav aria-label="Emails" className="flex flex-col gap-6">
        <Choices
          title="Templates"
          choices={templates.map((name) => ({ key: name, query: { template: name }, label: name }))}
        />
        <Choices
          title="Outbox"
          choices={outbox.map(({ file, to, subject }) => ({
            key: file,
            query: { mail: file },
            label: subject,
            detail: to,
          }))}
        />
      </nav>
      {shown ? <PreviewedMail {...shown} /> : <p>There is no such email.</p>}
    </div>
  );
}

type Choice = {
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
  readonly label: string;
  readonly detail?: string;
};

function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {choices.length === 0 ? <p className="text-muted-foreground">Nothing was written yet.</p> : null}
      <ul className="flex flex-col gap-1">
        {choices.map(({ key, query, label, detail }) => (
          <li key={key}>
            <PageLink
              href={{ pathname: "/email-preview", query }}
              className="block rounded-md px-2 py-1 hover:bg-muted"
            >
              <span className="wrap-anywhere block">{label}</span>
              {detail ? (
                <span className="wrap-anywhere block text-muted-foreground text-sm">{detail}</span>
              ) : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type Shown = {
  readonly to: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** One email: its HTML part in a sandboxed frame without scripts, and its plain text. */
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
