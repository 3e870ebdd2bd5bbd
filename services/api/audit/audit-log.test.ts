import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importLegacyAuditFile } from './audit-log.ts'
import { startTestApp } from '../testing/test-app.ts'

test('the audit file of an earlier release is imported once, and the file is kept', async () => {
  const { store, data } = await startTestApp()
  const path = join(data, 'audit.jsonl')
  const old = [
    { at: '2026-01-01T00:00:00.000Z', did: 'erased', collection: 'leads', ids: ['HP-A'], why: 'x' },
    { at: '2026-01-02T00:00:00.000Z', did: 'erased', collection: 'leads', ids: ['HP-B'], by: 'o' },
  ]
  const text = `${old.map((one) => JSON.stringify(one)).join('\n')}\n{"at":"torn`
  await writeFile(path, text)
  const warnings: string[] = []
  const log = { warn: (words: string) => warnings.push(words) }
  for (let n = 0; n < 2; n += 1) await importLegacyAuditFile(path, store.audit, log)
  const { entries } = await store.audit.newestFirst(0, 10)
  expect(entries).toMatchObject(old.reverse())
  expect(warnings).toHaveLength(1)
  expect(await readFile(`${path}.taken-over`, 'utf8')).toBe(text)
})
