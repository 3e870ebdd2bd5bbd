import { expect, test } from 'vitest'
import { clockFiles, clockFilesHere, startsProcesses } from './clock-files.ts'

const found = (files: Record<string, string>) =>
  clockFiles(Object.keys(files), (file) => files[file])

test('a test file that reads the clock is on the list', () => {
  expect(
    found({
      'services/a.test.ts': 'const now = new Date()',
      'services/b.test.ts': 'const now = Date.now()',
      'services/c.test.tsx': 'const now = Temporal.Now.instant()',
      'services/d.test.ts': `const day = new Date('2026-11-05'); // not new Date()`,
      'services/d.ts': 'const now = new Date()',
    }),
  ).toEqual(['services/a.test.ts', 'services/b.test.ts', 'services/c.test.tsx'])
})

test('so is one whose support reads it, or that loads today’s content; product code gets the time passed in', () => {
  expect(
    found({
      'services/testing/start.ts': 'const until = Date.now() + 1000',
      'tests/support.ts': `import { start } from '../services/testing/start.ts'`,
      'tests/starts.test.ts': `import { support } from './support.ts'`,
      'services/index.test.ts': `import { getSite } from '../services/content/index.ts'`,
      'services/product.ts': 'const now = () => new Date()',
      'services/product.test.ts': `import { now } from './product.ts'`,
      'services/types.test.ts': `import type { Start } from './testing/start.ts'`,
    }),
  ).toEqual(['services/index.test.ts', 'tests/starts.test.ts'])
})

test('so is one that starts a process or the editor’s check of content, which read it', () => {
  expect(
    found({
      'scripts/a.test.ts': 'spawnSync(process.execPath, command)',
      'services/b.test.ts': 'const app = await startTestApp({ checkout: folder })',
      'services/c.test.ts': 'const engine = createEngine()',
      'services/d.test.ts': `execFileSync('git', ['init'])`,
      'services/e.test.ts': 'const app = await startTestApp({ dataDir })',
    }),
  ).toEqual(['scripts/a.test.ts', 'services/b.test.ts', 'services/c.test.ts'])
  expect(startsProcesses('spawnSync(process.execPath, command)')).toBe(true)
  expect(startsProcesses('spawnSync(process.execPath, [oxlint]) // no clock')).toBe(false)
})

test('every browser test and every test that starts the service is on the list', () => {
  const files = clockFilesHere()
  expect(files).toEqual(
    expect.arrayContaining([
      'tests/browser/admin-analytics.test.ts',
      'tests/browser/response-sla.test.ts',
      'tests/content/json-ld.test.ts',
      'tests/crash/start.test.ts',
      'services/content/model/routes.test.ts',
      'scripts/check.test.ts',
      'services/api/editing/routes/admin.test.ts',
    ]),
  )
  expect(files).not.toContain('services/api/sla/response-clock.test.ts')
})
