import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'
import type { validate } from './validate.ts'

/**
 * Validates content as a new process with this code does. Returns what is valid, and the files that a schema has
 * checked.
 */
async function validateAnew(root: string, code: string) {
  vi.resetModules()
  vi.stubEnv('CONTENT_CODE', code)
  const checked: string[] = []
  vi.doMock('./validate.ts', async () => {
    const actual = await vi.importActual<{ validate: typeof validate }>('./validate.ts')
    const recorded: typeof validate = (schema, entry) => {
      checked.push(entry.file)
      return actual.validate(schema, entry)
    }
    return { validate: recorded }
  })
  const { readFiles } = await import('../files/read-files.ts')
  const { validateContent } = await import('./collections.ts')
  const files = readFiles(join(root, 'content'), join(root, 'cache'))
  const { problems, valid: found } = validateContent(files)
  const { business, towns, guides } = found
  files.cache?.save()
  const valid = [business, ...towns, ...guides].map((one) => one?.data)
  return { problems, valid, checked }
}

test('a valid file is checked again when it, the code, or the existing names change', async () => {
  const root = await temporaryFolder()
  onTestFinished(() => {
    vi.doUnmock('./validate.ts')
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (file) => !/\.(svg|jpg|png)$/.test(file),
  })
  const vail = join(root, 'content/towns/vail.yaml')

  const first = await validateAnew(root, 'code')
  expect(first.checked.length).toBeGreaterThan(100)

  const again = await validateAnew(root, 'code')
  expect(again.checked).toEqual([])
  expect(again.valid).toStrictEqual(first.valid)

  writeFileSync(vail, `${readFileSync(vail, 'utf8')}\nnonsense: true\n`)
  const wrong = await validateAnew(root, 'code')
  expect(wrong.checked).toEqual(['content/towns/vail.yaml'])
  expect(wrong.problems.map(({ field }) => field)).toEqual(['nonsense'])
  expect((await validateAnew(root, 'code')).problems).toEqual(wrong.problems)

  expect((await validateAnew(root, 'other code')).checked).toEqual(first.checked)

  // Other files may refer to it.
  rmSync(vail)
  expect((await validateAnew(root, 'other code')).checked.length).toBeGreaterThan(100)
}, 60_000)
