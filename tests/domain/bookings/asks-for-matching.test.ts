import { expect, it } from "vitest";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { redoCsvImport, undoCsvImport } from "@/lib/imports/undo-csv-import";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { csv, form, row } from "../../support/csv/csv-upload";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

it("bookings that come by a file or come back have the matcher look what pays them, as those of the form do", async () => {
  const agent = await newAgent(db);
  const asked = async () => {
    const jobs = await db`delete from pgboss.job
      where name = 'match-transactions' and data ->> 'userId' = ${agent.id} returning id`;
    return jobs.length;
  };
  const { id } = await booked(agent);
  expect(await asked()).toBe(1);
  await deleteBooking(agent.ctx, id);
  await asked();
  await restoreBooking(agent.ctx, id);
  expect(await asked()).toBe(1);
  const sent = new Response(form({ file: csv(row("A1")) }));
  const body = new Uint8Array(await sent.clone().arrayBuffer());
  const upload = await readUpload(body, sent.headers.get("content-type") ?? "");
  const { importId } = await importCsv(agent.ctx, upload);
  expect(await asked()).toBe(1);
  await undoCsvImport(agent.ctx, importId);
  await asked();
  await redoCsvImport(agent.ctx, importId);
  expect(await asked()).toBe(1);
});
