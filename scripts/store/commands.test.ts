import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'

/** Runs a command as npm does. @returns its exit code and what it prints */
function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args]
    const env = { PATH: process.env['PATH'], ENV_FILE: '', ...environment }
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

test.each([
  ['store/backup', ['FOLDER'], 'is a folder'],
  ['store/backup', ['one.gz', 'two.gz'], 'more than one'],
  ['store/backup', ['--fiel', 'x'], '--fiel'],
  ['store/restore', ['FOLDER'], 'is a folder'],
  ['store/restore', ['nowhere.gz'], 'can’t be read'],
  ['store/restore', [], 'Say which backup'],
  ['store/restore', ['--dril'], '--dril'],
  ['store/export', ['a@example.com', 'b@example.com'], 'more than one'],
  ['store/migrate', ['--to'], '--to'],
  ['store/migrate', ['--to', 'mysql'], '--to postgres or --to json-file'],
  ['store/seed', ['many'], 'How many leads'],
  ['probe', ['--within', 'soon'], '--within takes a number'],
  ['probe', ['nowhere'], 'PUBLIC_ORIGIN=nowhere'],
])('%s %j: a sentence says what is wrong, without a stack', async (script, args, words) => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'leads'))
  const { code, output } = await run(
    script,
    args.map((one) => (one === 'FOLDER' ? folder : one)),
    { DATA_DIR: folder },
  )
  expect([code, output]).toEqual([1, expect.stringContaining(words)])
  expect(output).not.toMatch(/^\s+at /m)
})

test('a drill takes the latest backup, whatever its name begins with', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'backups'))
  for (const name of ['highpine-2026-11-28T031500', 'backup-2026-11-29T031500'])
    await writeFile(join(folder, `backups/${name}.jsonl.gz`), '')
  const { output } = await run('store/restore', ['--drill'], { DATA_DIR: folder })
  expect(output).toContain('backup-2026-11-29T031500')
  expect(output).not.toContain('2026-11-28')
})
