import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { bankTransactions, commissionReports, reportEntries } from "@/db/schema";

/**
 * The condition for a report's entry, joined with its report, to be unclaimed commission: it has no booking and a
 * positive amount.
 */
export const isOpenEntry: SQL = sql`(${reportEntries.status} = 'PENDING' and ${reportEntries.bookingId} is null
  and ${reportEntries.grossMinor} > 0 and ${commissionReports.removedAt} is null
  and ${commissionReports.duplicateOf} is null)`;

/** The most likely name of the payer according to the matcher, if nobody has assigned a supplier. */
const likeliestSupplier: SQL = sql`(${bankTransactions.metadata} -> 'possibleSupplierNames' ->> 0)`;

/** The names of the payer; none if somebody has assigned a supplier. */
export const namesOfPayer: SQL = sql`case when ${bankTransactions.supplierId} is null
  then array_remove(array[${likeliestSupplier}], null) else '{}' end::text[]`;

/**
 * The condition for a payment to be unclaimed commission: the matcher found no booking, although the supplier is known.
 */
export const isOpenTransaction: SQL = sql`(${bankTransactions.status} = 'PENDING_REVIEW'
  and ${bankTransactions.amountMinor} > 0 and ${bankTransactions.withdrawnAt} is null
  and (${bankTransactions.supplierId} is not null or ${likeliestSupplier} is not null))`;

/** Whether the commission still belongs to nobody and has no proposed booking. */
export function isOpenSubject(subjectId: SQL): SQL {
  return sql`(${isEntryThat(subjectId, isOpenEntry)} or ${isTransactionThat(subjectId, isOpenTransaction)})`;
}

/**
 * Whether it is decided to whom the commission belongs, or that it belongs to nobody. A mere proposal of the matcher
 * decides nothing.
 */
export function isTakenSubject(subjectId: SQL): SQL {
  const entry = sql`(${reportEntries.status} in ('PENDING', 'MATCHED_NEEDS_CONFIRMATION')
    and ${commissionReports.removedAt} is null and ${commissionReports.duplicateOf} is null)`;
  const transaction = sql`(${bankTransactions.withdrawnAt} is null and ${bankTransactions.status}
    in ('NEW', 'METADATA_EXTRACTED', 'PENDING_REVIEW', 'MATCHED_NEEDS_CONFIRMATION', 'EXCEPTION'))`;
  return sql`not (${isEntryThat(subjectId, entry)} or ${isTransactionThat(subjectId, transaction)})`;
}

function isEntryThat(id: SQL, holds: SQL): SQL {
  return sql`exists (select from ${reportEntries}
    join ${commissionReports} on ${commissionReports.id} = ${reportEntries.reportId}
    where ${reportEntries.id} = ${id} and ${holds})`;
}

function isTransactionThat(id: SQL, holds: SQL): SQL {
  return sql`exists (select from ${bankTransactions} where ${bankTransactions.id} = ${id} and ${holds})`;
}
