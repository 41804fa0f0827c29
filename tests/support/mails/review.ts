import { listReviews } from "@/lib/inbox/ai-review/read-review";
import type { Review } from "@/lib/inbox/ai-review/review.model";
import { sendForReview } from "@/lib/inbox/emails/decisions/give-feedback";
import type { TestAgent } from "../people/agent";
import { readMail } from "./email";

/** Creates an email that an agent sent for review with this feedback, as an administrator sees it. */
export async function reviewed(
  admin: TestAgent,
  agent: TestAgent,
  feedback: Parameters<typeof sendForReview>[2] = {},
  stay: Parameters<typeof readMail>[1] = {},
): Promise<Review> {
  const { id } = await readMail(agent, stay);
  await sendForReview(agent.ctx, id, feedback);
  const { data } = await listReviews(admin.ctx, {
    skip: 0,
    limit: 100,
    status: "pending",
    priority: undefined,
    agent: agent.id,
  });
  const found = data.find(({ email }) => email.id === id);
  if (!found) throw new Error("The mail waits for nobody.");
  return found;
}

/** Creates a review of the administrator's own emails for each number; returns the last review's id. */
export async function allReviewed(admin: TestAgent, numbers: readonly string[]): Promise<string> {
  let id = "";
  for (const number of numbers) ({ id } = await reviewed(admin, admin, {}, { number: `R-${number}` }));
  return id;
}
