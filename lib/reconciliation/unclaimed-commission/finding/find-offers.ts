import "server-only";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob, enqueueJobOnce } from "@/lib/platform/jobs/enqueue-job";
import { reopenSettled } from "../claim-change.sql";
import { revertClaims, settleClaims } from "../settle-claims";
import { type Asked, selectCandidates, selectClients, selectSupplierRows } from "./candidates.sql";
import { agentMatchesOf, type UnclaimedCommission } from "./fit.model";
import { beginSearch, type Found, noteSearched, selectSubjects, writeOffers } from "./subjects.sql";

/** The number of subjects in one job, which takes at most a second. */
const STRETCH = 25;
const BUSY_SECONDS = 2;

export type OfferSearch = {
  /** The agent who has a new booking; null for all agents. */
  readonly userId: string | null;
  /** Whether to include subjects that were examined before and haven't changed, because other bookings may fit now. */
  readonly isAll: boolean;
  /** The id after which to continue. */
  readonly after: string | null;
};

/**
 * Offers unclaimed commission to the agents to whom it may belong, and settles claims on what was matched in the
 * meantime. Processes one block of entries and transactions, and enqueues a job for the next. If another search is
 * running, enqueues itself again.
 */
export function findOffers(tx: Tx, search: OfferSearch): Promise<void> {
  return inSystemTransaction(tx, async () => {
    if (!(await beginSearch(tx))) return enqueueJobOnce(tx, "find-offers", search, BUSY_SECONDS);
    if (search.after === null) await settleClaims(tx, null);
    if (search.after === null && search.isAll) await revertClaims(tx, null);
    const subjects = await selectSubjects(tx, search, search.after, STRETCH);
    await offerEach(tx, subjects, search.userId);
    const last = subjects.at(-1);
    if (!last || subjects.length < STRETCH) return;
    await enqueueJob(tx, "find-offers", { ...search, after: last.id });
  });
}

async function offerEach(
  tx: Tx,
  subjects: readonly UnclaimedCommission[],
  userId: string | null,
): Promise<void> {
  if (subjects.length === 0) return;
  const ids = subjects.map(({ id }) => id);
  await revertClaims(tx, ids);
  await reopenSettled(tx, ids);
  await writeOffers(tx, await found(tx, subjects, userId), userId);
  if (userId === null) await noteSearched(tx, subjects);
}

async function found(
  tx: Tx,
  subjects: readonly UnclaimedCommission[],
  userId: string | null,
): Promise<readonly Found[]> {
  const rows = await selectSupplierRows(tx, subjects);
  const asked = subjects
    .map(
      (subject): Asked => ({
        subject,
        suppliers: rows.get(subject.id) ?? [],
        userId: userId ?? subject.ownerId,
      }),
    )
    .filter(({ subject, suppliers, userId: agent }) => suppliers.length > 0 && isOneAgents(subject, agent));
  const [candidates, clients] = [await selectCandidates(tx, asked), await selectClients(tx, asked)];
  return subjects.map((subject) => ({
    subject,
    fittings: agentMatchesOf(subject, candidates.get(subject.id) ?? [], clients.get(subject.id) ?? []),
  }));
}

/**
 * Whether commission may be offered to an agent. That of a report which an agent forwarded is only offered to that
 * agent.
 */
function isOneAgents({ ownerId }: UnclaimedCommission, userId: string | null): boolean {
  return ownerId === null || ownerId === userId;
}
