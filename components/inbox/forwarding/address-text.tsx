/** An email address that wraps before its @ rather than within a word. */
export function AddressText({ address }: { readonly address: string }) {
  const [name, domain] = address.split("@");
  return (
    <>
      {name}
      <wbr />
      {domain === undefined ? null : `@${domain}`}
    </>
  );
}
