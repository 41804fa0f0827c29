"use client";

import type { ReactNode } from "react";
import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { OFFERED_CURRENCIES } from "@/lib/base/money";

/** An amount beside its currency. The amount is a text, so that "USD 1,234.50" can be pasted and "10%" typed; leaving it has it understood. */
export function AmountFields({
  amountName,
  currencyName,
  label,
  currencyLabel,
  amount,
  currency,
  hint,
  errors,
  onAmount,
  onCurrency,
  onLeave,
}: {
  readonly amountName: string;
  readonly currencyName: string;
  readonly label: string;
  readonly currencyLabel: string;
  readonly amount: string;
  readonly currency: string;
  readonly hint: ReactNode;
  readonly errors: readonly FormError[];
  readonly onAmount: (text: string) => void;
  readonly onCurrency: (code: string) => void;
  readonly onLeave: () => void;
}) {
  const codes: readonly string[] = OFFERED_CURRENCIES;
  const offered = currency === "" || codes.includes(currency) ? codes : [currency, ...codes];
  return (
    <>
      <Field name={amountName} label={label} required errors={errors} hint={hint}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="text-right"
            maxLength={40}
            value={amount}
            onChange={(event) => onAmount(event.target.value)}
            onBlur={onLeave}
          />
        )}
      </Field>
      <Field name={currencyName} label={currencyLabel} required errors={errors}>
        {(control) => (
          <Select {...control} value={currency} onChange={(event) => onCurrency(event.target.value)}>
            {offered.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
