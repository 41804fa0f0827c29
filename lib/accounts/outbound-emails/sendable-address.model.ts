const LOCAL = /^[\w.!#$%&'*+\-/=?^`{|}~]{1,64}$/;
const DOMAIN = /^(?=.*\.\p{L}[\p{L}\p{N}-]*$)[\p{L}\p{M}\p{N}.-]{3,253}$/u;

/**
 * Returns a stored address in the form that providers accept: a single mailbox with its domain in ASCII. Null for
 * anything else.
 */
export function sendableAddress(stored: string): string | null {
  const address = stored.trim();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const host = URL.parse(`http://${domain}`)?.hostname;
  return host ? `${local}@${host}` : null;
}
