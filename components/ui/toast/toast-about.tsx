import { PageLink } from "../links/page-link";

/** The record that a message is about, and a link to it. */
export type About = {
  readonly label: string;
  readonly link?: { readonly words: string; readonly href: string } | undefined;
};

/** The second line of a message: its record, then any further text. */
export function ToastAbout({ about, text }: { readonly about: About; readonly text?: string | undefined }) {
  return (
    <>
      <span className="mr-2 font-medium">{about.label}</span>
      {about.link ? (
        <PageLink href={about.link.href} className="whitespace-nowrap underline underline-offset-4">
          {about.link.words}
        </PageLink>
      ) : null}
      {text ? <span className="mt-0.5 block">{text}</span> : null}
    </>
  );
}
