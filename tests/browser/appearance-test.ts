import { test } from 'vitest'

/** A test of how pages look: the same whatever store is behind them, so PostgreSQL's project leaves it out. */
export const appearanceTest = test.skipIf('POSTGRES_SERVER' in process.env)
