import fc from "fast-check";

/**
 * Vitest's setup file for property tests. `npm test` uses the same examples in every run, so that a failure is caused
 * by the change under test. `npm run test:long` sets OTHER_EXAMPLES to use new ones each time, and reports the seed on
 * failure.
 */
if (!process.env.OTHER_EXAMPLES) fc.configureGlobal({ seed: 20_261_129 });
