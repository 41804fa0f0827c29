import { SettingsForm } from "@/components/accounts/account/settings/settings-form";
import { SettingsTabs } from "@/components/accounts/account/settings/settings-tabs";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { readSettings } from "@/lib/accounts/users/settings";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "Notifications - Settings" };

export default async function NotificationSettingsPage() {
  const { ctx } = await pageContext();
  const settings = await section(readSettings(ctx));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Notifications" description="What we email you about, and how often." />
      <SettingsTabs tab="notifications" />
      {settings.ok ? (
        <SettingsForm settings={settings.value} parts={["notifications"]} />
      ) : (
        <SectionFailure section="settings" />
      )}
    </div>
  );
}
