import { type Mutation, useMutation } from "./mutation";

/**
 * Returns a function from a mutation to the attributes of the button that runs it. While one of these mutations is
 * running, none of the buttons does anything.
 */
export function useMutationButtons() {
  const { mutate, busy } = useMutation();
  return (make: () => Mutation) => ({
    "aria-disabled": busy,
    onClick: () => (busy ? undefined : void mutate(make())),
  });
}
