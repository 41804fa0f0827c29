/** Returns the URL of this process's database for the owner of its tables, without a pooler. */
export function databaseUrl(): string {
  return setting("TEST_OWNER_URL");
}

/** Returns the same database's URL for the superuser, to arrange and inspect data without row-level security. */
export function superuserUrl(): string {
  return setting("TEST_SUPERUSER_URL");
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this file belongs to no Vitest project with a database.`);
  return value;
}
