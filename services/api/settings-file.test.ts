import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InvalidSettingsError } from './config.ts'
import { loadSettingsFile } from './settings-file.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Loads a settings file with this content. @returns the environment after it */
async function load(content: string | Buffer, environment: NodeJS.ProcessEnv = {}) {
  const file = join(await temporaryFolder(), '.env')
  writeFileSync(file, content)
  const loaded = { ...environment, ENV_FILE: file }
  loadSettingsFile(loaded)
  const { ENV_FILE: _, ...rest } = loaded
  return rest
}

test('a settings file adds to the environment, whose own settings win, also empty ones', async () => {
  const text =
    '# Here\nPORT=4000\nexport HOST = 127.0.0.1 # inside\n\nBACKUP_PASSPHRASE="a # b"\nA=1\n'
  expect(await load(text, { PORT: '5000', A: '' })).toEqual({
    PORT: '5000',
    HOST: '127.0.0.1',
    BACKUP_PASSPHRASE: 'a # b',
    A: '',
  })
})

test('the file may be as an editor on Windows writes it: with a byte order mark and CRLF', async () => {
  expect(await load('\uFEFFPORT=4000\r\nHOST=127.0.0.1\r\n')).toEqual({
    PORT: '4000',
    HOST: '127.0.0.1',
  })
})

test('a value in quotation marks may have several lines', async () => {
  expect(await load('A="one\ntwo"\nB=3\n')).toEqual({ A: 'one\ntwo', B: '3' })
})

test('each malformed line is named with its number, and no value is shown', async () => {
  const text = 'PORT=4000\nSESSION_SECRET hunter2\n# fine\n2X=1\nSMTP_URL="smtps://hunter2\nA=1\n'
  const error: unknown = await load(text).catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(InvalidSettingsError)
  expect(String(error).replaceAll(/\S*\.env/g, '.env')).toMatchInlineSnapshot(`
    "InvalidSettingsError: .env, line 2 isn’t a setting: write NAME=value, or # before a comment.
    .env, line 4 isn’t a setting: write NAME=value, or # before a comment.
    .env, line 5 begins with ", and no " ends it."
  `)
})

test('a file that cannot be read as text is named', async () => {
  await expect(load(Buffer.from('\uFEFFPORT=1\r\n', 'utf16le'))).rejects.toThrow('isn’t UTF-8')
  const folder = join(await temporaryFolder(), '.env')
  mkdirSync(folder)
  expect(() => loadSettingsFile({ ENV_FILE: folder })).toThrow('.env can’t be read (EISDIR)')
  expect(() => loadSettingsFile({ ENV_FILE: join(folder, 'none') })).toThrow('(ENOENT)')
})

test('without a file, and with an empty ENV_FILE, nothing is loaded', () => {
  const none: NodeJS.ProcessEnv = { ENV_FILE: '' }
  loadSettingsFile(none)
  expect(none).toEqual({ ENV_FILE: '' })
  // The project's own folder has no .env in a clone.
  expect(readFileSync('.gitignore', 'utf8')).toMatch(/^\.env$/m)
})
