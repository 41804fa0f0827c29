import { AdminEmailScreen } from "@/components/inbox/administration/emails/admin-email-page";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readAdminEmail } from "@/lib/inbox/emails/administration/admin-emails";
import { isId } from "@/lib/platform/base/id";

export const metadata = { title: "Email" };

/** An email of any agent with its readings, read-only. */
export default async function AdminEmailPage({ params }: PageProps<"/admin/emails/[id]">) {
  const [{ id }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const found = isId(id) ? await section(readAdminEmail(ctx, id.toLowerCase())) : null;
  if (found?.ok) return <AdminEmailScreen {...found.value} />;
  const isGone = found === null || found.failure.code === "NOT_FOUND";
  return (
    <>
      <h1 className="mb-4 font-semibold text-xl">Email</h1>
      <LoadFailed
        message={isGone ? "Email not found." : "Failed to load email."}
        {...(isGone ? { onRetry: null } : {})}
      />
    </>
  );
}
