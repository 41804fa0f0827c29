#!/bin/sh
# drizzle-orm 0.45.4: a column inside sql`...` is written with its table's name where a select joins, and without it where
# the select has one table, also inside a sub-select in that sql`...`. There the bare name means the inner table's column
# of that name: a count per row that compares with the outer row's id compares the inner row with itself, and answers
# without an error. It is right as soon as anything is joined, so it changes when a join is added or taken away.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4
cat > try.mjs <<'JS'
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import { pgTable, uuid } from "drizzle-orm/pg-core";
const agents = pgTable("agents", { id: uuid().primaryKey() });
const trips = pgTable("trips", { id: uuid().primaryKey(), agentId: uuid("agent_id") });
const db = drizzle(async () => ({ rows: [] }));
const notes = sql`(select count(*) from notes where notes.agent_id = ${agents.id})`;
console.log(db.select({ notes }).from(agents).toSQL().sql);
console.log(db.select({ notes }).from(agents).innerJoin(trips, eq(trips.agentId, agents.id)).toSQL().sql);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = 'select (select count(*) from notes where notes.agent_id = "id") from "agents"
select (select count(*) from notes where notes.agent_id = "agents"."id") from "agents" inner join "trips" on "trips"."agent_id" = "agents"."id"'
