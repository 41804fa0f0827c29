/** An address that breaks, where it must, before its @ and not within a word. */
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
