import fc from "fast-check";

/**
 * Vitest's setup file for properties: `npm test` tries the same examples in every run, so that what fails is of the
 * change that is tested. `npm run test:long` sets OTHER_EXAMPLES and tries others each time, and names the seed where
 * one fails.
 */
if (!process.env.OTHER_EXAMPLES) fc.configureGlobal({ seed: 20_261_129 });
