/** What the events of the tests' payment provider are signed with. */
export const SECRET = "whsec_test_secret_of_32_characters";
