/**
 * How often a test repeats what chance decides: so many times, or `TEST_ROUNDS` times as often. `npm run
 * test:long` sets that to 10.
 */
export const rounds = (usual: number): number => usual * Number(process.env['TEST_ROUNDS'] ?? 1)

/** Whether this is `npm run test:long`, for a test that takes too long for every change. */
export const longRun = rounds(1) > 1
