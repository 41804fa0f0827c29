import { downloadData } from "@/lib/accounts/account/download-data";
import { dataArchive } from "@/lib/delivery/downloads/data-archive";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ evenLeaving: true }, async ({ ctx }) => dataArchive(await downloadData(ctx)));
