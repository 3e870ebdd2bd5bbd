import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Nobody's own .env, which may send real email, is read by what tests start.
process.env['ENV_FILE'] = ''
// As the build and the service run: without Vite's condition `development`, with which micromark checks itself at every
// character, and with React's code for production.
process.env['NODE_ENV'] = 'production'

/**
 * Files share loaded modules, which halves the time. A test that changes a global restores it. On a busy machine
 * anything may be slow: tests await conditions, never a fixed time.
 */
const shared = {
  environment: 'node' as const,
  isolate: false,
  expect: { poll: { timeout: 60_000 } },
}

/** Runs one file at a time: these start whole servers. */
const alone = { ...shared, fileParallelism: false, maxWorkers: 1 }

/**
 * Two files at a time. A browser on a busy machine may miss a frame for half a minute: `npm test` runs a file with a
 * failed test once more, whole (scripts/test/run-step.ts).
 */
const inBrowser = {
  ...shared,
  maxWorkers: 2,
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

/** More than 1 in `npm run test:long`: see services/api/testing/rounds.ts. */
const rounds = Number(process.env['TEST_ROUNDS'] ?? 1)

/**
 * The browser tests that read back a stored record. They run on PostgreSQL in `npm run test:long` only: the conformance
 * suite runs every call of the store on both, and tests/postgres sends forms and files to whole processes.
 */
const onPostgres = [
  'contacts',
  'second-factor',
  'request-link',
  'contacts-changes',
  'admin-analytics',
  'confirm-subscription',
  'contacts-keys',
  'dashboard',
  'admin',
  'admin-content',
  'response-sla',
  'quarantine',
  'settings',
  'subscribers',
  'webhooks',
]

/** Starts first: if the longest file started last, one core would idle. Vitest sorts the others. */
const longestFile = '/templates.test.ts'

class LongestFileFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longestFile)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFileFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          maxWorkers: 2,
          include: [
            '{services,renderer,pages,scripts}/**/*.test.{ts,tsx}',
            'tests/{addresses,deploy,docs,firm-names,layers,specification,start}.test.ts',
            'tests/content-faults/*.test.ts',
          ],
          exclude: ['services/api/storage/postgres/**'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          setupFiles: 'tests/content/setup.ts',
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'this-firm',
          include: ['tests/this-firm/**/*.test.ts'],
          setupFiles: 'tests/content/setup.ts',
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'postgres',
          include: ['services/api/storage/postgres/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          globalSetup: 'tests/postgres/global-setup.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          testTimeout: 300_000 * rounds,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/shared-product.ts',
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'fixture',
          include: ['tests/{fixture,content}/**/*.test.ts'],
          globalSetup: 'tests/fixture/global-setup.ts',
          setupFiles: 'tests/fixture/setup.ts',
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser-postgres',
          include: onPostgres.map((name) => `tests/browser/${name}.test.ts`),
          globalSetup: ['tests/postgres/global-setup.ts', 'tests/browser/shared-product.ts'],
          setupFiles: 'tests/browser/on-postgres.ts',
        },
      },
    ],
  },
})
