import { defineConfig } from 'vitest/config'

/** One file after the other: these start whole servers and browsers, and there are two cores. */
const alone = { fileParallelism: false, maxWorkers: 1 }

/** A page may be slow on a busy machine; a condition is awaited, never a fixed time. */
const inBrowser = {
  ...alone,
  environment: 'node' as const,
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/**
 * The desk's own files, and the visitor's where the screen shows what was kept: every one that reads
 * back a record it has written. What only looks at pages is the same on either store.
 */
const onPostgres = [
  'confirm-subscription',
  'contacts',
  'contacts-changes',
  'contacts-keys',
  'dashboard',
  'desk',
  'desk-content',
  'numbers',
  'promise',
  'request-link',
  'second-factor',
  'set-aside',
  'settings',
  'subscribers',
  'webhooks',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{services,renderer,pages,scripts}/**/*.test.{ts,tsx}',
            'tests/{floors,behaviour,deploy}.test.ts',
            'tests/content-faults/*.test.ts',
          ],
          exclude: ['services/api/store/postgres/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'postgres',
          environment: 'node',
          include: ['services/api/store/postgres/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          globalSetup: 'tests/postgres/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'crash',
          environment: 'node',
          include: ['tests/crash/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser-postgres',
          include: onPostgres.map((name) => `tests/browser/${name}.test.ts`),
          globalSetup: 'tests/postgres/global-setup.ts',
          setupFiles: 'tests/browser/on-postgres.ts',
        },
      },
    ],
  },
})
