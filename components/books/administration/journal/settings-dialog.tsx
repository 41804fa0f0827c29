import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { ACCOUNT_KEYS, ACCOUNTS } from "@/lib/books/journal/account.model";
import { bankKey } from "@/lib/books/journal/journal.model";
import {
  type BookSettings,
  bookSettingsChange,
  keysOf,
  TAX_RATE,
  USUAL_TAX_RATE,
} from "@/lib/books/settings/settings.model";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { saveBookSettingsAction } from "./actions";

type Props = {
  readonly settings: BookSettings;
  readonly banks: readonly { readonly id: string; readonly name: string }[];
  readonly years: readonly { readonly year: string; readonly minor: number }[];
  readonly onClose: () => void;
};
type Fields = {
  readonly accounts: Readonly<Record<string, string>>;
  readonly thresholds: Readonly<Record<string, string>>;
};

/**
 * A dialog for the accounting software's name of each account, and the amount from which an
 * agent is reported by tax year.
 */
export default function SettingsDialog({ settings, banks, years, onClose }: Props) {
  const keys = keysOf(banks.map(({ id }) => id));
  const form = useForm({
    id: "book-settings",
    initial: {
      accounts: Object.fromEntries(keys.map((key) => [key, settings.accounts[key] ?? ""])),
      thresholds: Object.fromEntries(years.map(({ year, minor }) => [year, String(minor / 100)])),
    } as Fields,
    schema: bookSettingsChange,
    inputOf: ({ accounts, thresholds }: Fields) => ({
      version: settings.version,
      accounts,
      thresholds: {
        ...settings.thresholds,
        ...Object.fromEntries(
          Object.entries(thresholds).map(([year, text]) => [year, Math.round(parseFigure(text) * 100)]),
        ),
      },
    }),
    mutate: (change) => ({
      run: () => runAction(saveBookSettingsAction, change),
      tells: () => ({ said: "Accounts saved" }),
      failed: "Failed to save the accounts",
    }),
    onClose,
  });
  const input = (placeholder: string) => ({ maxLength: 150, placeholder });
  return (
    <FormDialog
      form={form}
      title="Accounts"
      description="What your accounting software calls each account: its name in QuickBooks, its code in Xero, which takes no bank account in a journal."
      words={["Save", "Saving..."]}
      className="sm:max-w-2xl"
      fieldsClassName="grid gap-4 sm:grid-cols-2"
    >
      {ACCOUNT_KEYS.map((key) => (
        <TextField
          key={key}
          form={form}
          name={`accounts.${key}`}
          label={ACCOUNTS[key]}
          {...input(ACCOUNTS[key])}
        />
      ))}
      {banks.map(({ id, name }) => (
        <TextField
          key={id}
          form={form}
          name={`accounts.${bankKey(id)}`}
          label={`Bank account ${name}`}
          {...input(name)}
        />
      ))}
      <TextField
        form={form}
        name={`accounts.${TAX_RATE}`}
        label="Tax rate in Xero"
        {...input(USUAL_TAX_RATE)}
      />
      {years.map(({ year }) => (
        <TextField
          key={year}
          form={form}
          name={`thresholds.${year}`}
          label={`1099-NEC from, in USD, for ${year}`}
          inputMode="decimal"
        />
      ))}
    </FormDialog>
  );
}
