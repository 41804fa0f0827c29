import type { ReactNode } from "react";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { TitledCard } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import type { AccountSettings } from "@/lib/platform/base/settings/account-settings.model";
import { ChoiceField, ToggleField } from "./choice-fields";
import {
  CURRENCIES,
  DATE_FORMAT_WORDS,
  FREQUENCIES,
  LANGUAGE_WORDS,
  NOTIFICATION_WORDS,
  otherZones,
  PRIVACY_WORDS,
  THEME_WORDS,
  USUAL_ZONES,
} from "./settings-words.model";

type Props<Section> = {
  readonly values: Section;
  /** Called with the name and value of a choice. */
  readonly onChange: (name: string, value: string | boolean) => void;
};
type Preferences = AccountSettings["preferences"];

/** The settings for email notifications and their frequency. */
export function NotificationPart({ values, onChange }: Props<AccountSettings["notifications"]>) {
  return (
    <Part title="Notifications" about="What we email you about. Everything also appears under the bell.">
      <Toggles words={NOTIFICATION_WORDS} values={values} onChange={onChange} />
      <ChoiceField
        name="frequency"
        label="Email frequency"
        value={values.frequency}
        choices={FREQUENCIES}
        onChange={(value) => onChange("frequency", value)}
      />
    </Part>
  );
}

export function GeneralPart({ values, onChange }: Props<Preferences>) {
  const hasClocks = useMounted();
  const known = hasClocks ? Intl.supportedValuesOf("timeZone") : [];
  return (
    <Part title="General" about="How amounts, dates and times are shown to you.">
      <ChoiceField
        name="currency"
        label="Default currency"
        hint="Totals are shown in it, with amounts in other currencies beside them."
        value={values.currency}
        choices={CURRENCIES}
        onChange={(value) => onChange("currency", value)}
      />
      <ChoiceField
        name="timezone"
        label="Time zone"
        hint="Decides when your day begins, and so what is overdue. Travel dates don't change."
        value={values.timezone}
        choices={USUAL_ZONES}
        others={{ label: "All time zones", choices: otherZones(values.timezone, known) }}
        onChange={(value) => onChange("timezone", value)}
      />
      <ChoiceField
        name="dateFormat"
        label="Date format"
        value={values.dateFormat}
        choices={DATE_FORMAT_WORDS}
        onChange={(value) => onChange("dateFormat", value)}
      />
      <ChoiceField
        name="language"
        label="Language"
        hint="English is the only one so far. Emails are read in many."
        value={values.language}
        choices={LANGUAGE_WORDS}
        onChange={(value) => onChange("language", value)}
      />
      <p className="text-sm">
        Your plan and invoices are under{" "}
        <PageLink href="/user/billing" className="underline underline-offset-2">
          Billing
        </PageLink>
        .
      </p>
    </Part>
  );
}

export function DisplayPart({ values, onChange }: Props<Preferences>) {
  return (
    <Part
      title="Display"
      about="How the screens look and respond to keys, in every browser you sign in with."
    >
      <ChoiceField
        name="theme"
        label="Theme"
        value={values.theme}
        choices={THEME_WORDS}
        onChange={(value) => onChange("theme", value)}
      />
      <ToggleField
        words={[
          "Single-key shortcuts",
          "Single letters and symbols work as shortcuts; press ? for the list.",
        ]}
        checked={values.shortcuts}
        onChange={(value) => onChange("shortcuts", value)}
      />
    </Part>
  );
}

export function PrivacyPart({ values, onChange }: Props<AccountSettings["privacy"]>) {
  return (
    <Part
      title="Privacy & Security"
      about="What others may see of you. Neither happens today; we keep your choice."
    >
      <Toggles words={PRIVACY_WORDS} values={values} onChange={onChange} />
      <p className="text-sm">
        Two-factor sign-in is {values.enableTwoFactor ? "on" : "off"}. Sign-in and your data are under{" "}
        <PageLink href="/user/security" className="underline underline-offset-2">
          Security and data
        </PageLink>
        .
      </p>
    </Part>
  );
}

function Toggles<Name extends string>({
  words,
  values,
  onChange,
}: {
  readonly words: Readonly<Record<Name, readonly [string, string]>>;
  readonly values: Readonly<Record<NoInfer<Name>, boolean>>;
  readonly onChange: (name: string, value: boolean) => void;
}) {
  return (Object.keys(words) as Name[]).map((name) => (
    <ToggleField
      key={name}
      words={words[name]}
      checked={values[name]}
      onChange={(checked) => onChange(name, checked)}
    />
  ));
}

function Part({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <TitledCard title={title} description={about} contentClassName="flex flex-col gap-4">
      {children}
    </TitledCard>
  );
}
