/** The webhook signing secret of the fake payment provider. */
export const SECRET = "whsec_test_secret_of_32_characters";
