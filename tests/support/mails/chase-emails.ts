import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { afterAll, beforeAll } from "vitest";
import { readChase } from "@/lib/ledger/bookings/chase/chase";
import type { ChaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { drainJobs } from "@/lib/worker/run-jobs";
import { FakeResend, json } from "../../rules/inbound-mail/fake-resend";
import { booked } from "../database/bookings";
import { newAgent, type TestAgent } from "../people/agent";
import { letTimePass } from "./mail-flood";

type Answer = Parameters<FakeResend["answers"]["set"]>[1];

export const PAST = { travelStartDate: "2025-01-01", travelEndDate: "2025-01-08" };
export const CONTACT = "ines@harbour.test";

/** Starts a fake email provider for a test file and stops it with the file's queue. */
export function providerOfFile(): FakeProvider {
  const provider = new FakeProvider();
  beforeAll(() => provider.start());
  afterAll(async () => {
    await stopBoss();
    await provider.stop();
  });
  return provider;
}

/** A fake of Resend's sending API; `keys` are the idempotency keys received, `bodies` the payloads. */
class FakeProvider {
  readonly keys: string[] = [];
  readonly bodies: string[] = [];
  private readonly resend = new FakeResend();

  /** Starts the server and sets the product's settings for it. */
  async start(): Promise<void> {
    await this.resend.start();
    Object.assign(process.env, {
      RESEND_API_KEY: "re_test",
      RESEND_BASE_URL: this.resend.url,
      MAIL_FROM: "Tallyport <mail@tallyport.test>",
    });
  }

  stop(): Promise<void> {
    return this.resend.stop();
  }

  /** Clears the state; the provider then accepts every email. */
  reset(): void {
    this.resend.reset();
    this.keys.length = 0;
    this.bodies.length = 0;
    this.answering(json(200, { id: "re-1" }));
  }

  /** Sets the response from now on. */
  answering(answer: Answer): void {
    this.resend.answers.set("/emails", (request, response) => {
      this.keys.push(String(request.headers["idempotency-key"]));
      let body = "";
      request.on("data", (part: Buffer) => {
        body += part.toString();
      });
      request.on("end", () => {
        this.bodies.push(body);
        answer(request, response);
      });
    });
  }
}

/** Creates an agent to whom one supplier, with the contact CONTACT, owes overdue commission. */
export async function agentToPay(db: Sql): Promise<{ agent: TestAgent; supplierId: string }> {
  const agent = await newAgent(db);
  const supplierId = (await booked(agent, PAST)).supplier?.id ?? "";
  await setContact(db, agent, CONTACT);
  return { agent, supplierId };
}

export function emailTo(supplierId: string, change: Partial<ChaseEmailDraft> = {}): ChaseEmailDraft {
  return {
    id: randomUUID(),
    supplierId,
    to: CONTACT,
    subject: "Outstanding commission",
    body: "Dear Ines,\n\nplease pay.",
    ...change,
  };
}

/** Sets the contact of all suppliers of an agent. */
export async function setContact(db: Sql, agent: TestAgent, email: string | null): Promise<void> {
  await db`insert into supplier_preferences (user_id, supplier_id, chase_email, updated_at)
    select ${agent.id}, id, ${email}, now() from suppliers where owner_id = ${agent.id}
    on conflict (user_id, supplier_id) do update set chase_email = excluded.chase_email`;
}

/** Runs the jobs that are due. */
export function drain(): Promise<number> {
  return drainJobs(Date.now() + 15_000);
}

/** Runs the jobs that are due now or within half a minute. */
export async function drainLater(db: Sql): Promise<void> {
  await letTimePass(db);
  await drain();
}

/** Returns the first supplier that the agent should chase. */
export async function firstToChase(agent: TestAgent) {
  return (await readChase(agent.ctx, "Ada Fern"))[0];
}
