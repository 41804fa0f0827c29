/** This process's database, as the owner of its tables, by its own address. */
export function databaseUrl(): string {
  return setting("TEST_OWNER_URL");
}

/** The same as superuser, for arranging and looking past row-level security. */
export function superuserUrl(): string {
  return setting("TEST_SUPERUSER_URL");
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this file belongs to no Vitest project with a database.`);
  return value;
}
