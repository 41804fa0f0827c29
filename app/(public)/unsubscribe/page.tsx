import { UnsubscribeForm } from "@/components/accounts/notifications/unsubscribe/unsubscribe-form";

export const metadata = { title: "Unsubscribe", robots: { index: false } };

/** The page behind the link of an email. Visitors needn't be signed in, and opening it changes nothing. */
export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const { token } = await searchParams;
  return <UnsubscribeForm token={typeof token === "string" ? token : ""} />;
}
