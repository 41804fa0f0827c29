import { fillLedger, type Ledger } from "../../database/ledger";
import { newPerson, withDatabase } from "../../people/people";
import { fillReport } from "../../reports/filled-report";
import type { Setting } from "../screen";
import { fillClaims } from "./fill-claims";
import { fillDirectory } from "./fill-directory";
import { fillReadings } from "./fill-readings";

/** Creates all the data that the administration's screens can show; its ids are in the ledger's `idOf`. */
export async function fillAdministration(setting: Setting): Promise<Ledger> {
  const { app, page, person } = setting;
  const ledger = await fillLedger(app, person);
  const { id: report, queue } = await fillReport(app);
  const suspended = await newPerson(app);
  await withDatabase(app, async (db) => {
    const named = (id: string, name: string) => db`update users set name = ${name} where id = ${id}`;
    await named(queue.ada.id, "Nora Lindqvist");
    await named(queue.ben.id, "Mateo Brandt of Brandt & Daughters Long-Distance Travel");
    await named(suspended.id, "Ines Moreau");
    await db`update users set suspended_at = now() where id = ${suspended.id}`;
  });
  const readings = await fillReadings(setting);
  const directory = await fillDirectory(setting, queue.ada.id);
  await fillClaims(app, queue.ben.id);
  const invited = await page.request.post("/api/admin/users/invite", {
    data: {
      emails: ["ines@harbour.test", `${person.id}@a-rather-long-name-of-an-agency.test`],
      role: "USER",
    },
  });
  if (!invited.ok()) throw new Error(await invited.text());
  await withDatabase(app, (db) => db`delete from kept_figures`);
  return { ...ledger, idOf: { ...ledger.idOf, ...queue.lines, report, ...readings, ...directory } };
}
