import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { bankTransactions, commissionReports, reportEntries } from "@/db/schema";

/** Whether a line of a report, joined with its report, brought commission that is nobody's: without a booking, and worth something. */
export const isOpenEntry: SQL = sql`(${reportEntries.status} = 'PENDING' and ${reportEntries.bookingId} is null
  and ${reportEntries.grossMinor} > 0 and ${commissionReports.removedAt} is null
  and ${commissionReports.duplicateOf} is null)`;

/** Who paid where nobody has said so: the name that the matcher holds likeliest. */
const likeliestSupplier: SQL = sql`(${bankTransactions.metadata} -> 'possibleSupplierNames' ->> 0)`;

/** The names of whoever paid; none where a person has said which supplier it is. */
export const namesOfPayer: SQL = sql`case when ${bankTransactions.supplierId} is null
  then array_remove(array[${likeliestSupplier}], null) else '{}' end::text[]`;

/** Whether a payment was looked at and found to name no booking, though its supplier is known. */
export const isOpenTransaction: SQL = sql`(${bankTransactions.status} = 'PENDING_REVIEW'
  and ${bankTransactions.amountMinor} > 0 and ${bankTransactions.withdrawnAt} is null
  and (${bankTransactions.supplierId} is not null or ${likeliestSupplier} is not null))`;

/** Whether the subject of this id still is nobody's, and nobody's is proposed for it. */
export function isOpenSubject(subjectId: SQL): SQL {
  return sql`(${isEntryThat(subjectId, isOpenEntry)} or ${isTransactionThat(subjectId, isOpenTransaction)})`;
}

/** Whether somebody has settled whose it is, or that it is nobody's. What the matcher merely proposes settles nothing. */
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
