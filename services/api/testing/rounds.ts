/** Returns the number of rounds of a randomized test, times `TEST_ROUNDS`. `npm run test:long` sets that to 10. */
export const rounds = (usual: number): number => usual * Number(process.env['TEST_ROUNDS'] ?? 1)

/** True in `npm run test:long`, for tests that take too long for every change. */
export const longRun = rounds(1) > 1
