import { redirect } from "next/navigation";
import { SettingsForm } from "@/components/accounts/account/settings/settings-form";
import { PREFERENCE_TABS, PreferenceTabs } from "@/components/accounts/account/settings/settings-tabs";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { readSettings } from "@/lib/accounts/users/settings";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "Preferences" };

/** The personal preferences of `/settings`, one section per page. */
export default async function PreferencesPage({ params }: PageProps<"/user/preferences/[[...tab]]">) {
  const [{ tab: [asked = "general", ...rest] = [] }, { ctx }] = await Promise.all([params, pageContext()]);
  const tab = PREFERENCE_TABS.find((one) => one === asked);
  if (!tab || rest.length > 0) redirect("/user/preferences/general");
  const settings = await section(readSettings(ctx));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Preferences" description="Language, formats and appearance." />
      <PreferenceTabs tab={tab} />
      {settings.ok ? (
        <SettingsForm key={tab} settings={settings.value} parts={[tab]} />
      ) : (
        <SectionFailure section="settings" />
      )}
    </div>
  );
}
