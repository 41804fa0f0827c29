/** Runs once when a server starts: one that can't know anybody says so at once instead of at the first visit. */
export async function register(): Promise<void> {
  const { identityProvider } = await import("@/lib/vendors/identity/provider");
  identityProvider();
}
