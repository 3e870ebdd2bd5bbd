import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Config, InvalidSettingsError, readConfig } from './config.ts'

/** Reads the settings of the environment and of the settings file. @throws InvalidSettingsError with all problems at once */
export function readSettings(): Config {
  loadSettingsFile()
  return readConfig(process.env)
}

/**
 * Adds the settings of `.env` in the current folder to the environment, whose own settings win. ENV_FILE names another
 * file, or none if it is empty. Every program calls this before it reads a setting; without the file nothing happens.
 * Like `process.loadEnvFile`, which skips what it cannot read and takes the byte order mark of Windows' editor for a part
 * of the first name.
 * @throws InvalidSettingsError the file cannot be read, or has a line that is no setting; the value is not shown
 */
export function loadSettingsFile(environment: NodeJS.ProcessEnv = process.env): void {
  const { ENV_FILE: file = '.env' } = environment
  const text = file === '' ? undefined : readText(file, file === environment['ENV_FILE'])
  if (text === undefined) return
  const lines = malformedLines(text)
  if (lines.length > 0)
    throw new InvalidSettingsError(
      lines.map(({ line, reason }) => `${file}, line ${line} ${reason}`).join('\n'),
    )
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value
}

function readText(file: string, named: boolean): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    if (!/[\0\uFFFD]/.test(text)) return text
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    if (code === 'ENOENT' && !named) return undefined
    throw new InvalidSettingsError(`${file} can’t be read (${code}): settings are in it.`)
  }
  throw new InvalidSettingsError(`${file} isn’t UTF-8 text: save it in your editor as UTF-8.`)
}

interface MalformedLine {
  line: number
  reason: string
}

/** Returns the lines that are no setting, comment or blank: `PORT 3000`, or a quotation mark that nothing closes. */
function malformedLines(text: string): MalformedLine[] {
  const lines = text.split(/\r?\n/)
  const found: MalformedLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1
    const words = lines[at]?.trim() ?? ''
    if (words === '' || words.startsWith('#')) continue
    const [, rest] = /^(?:export\s+)?[A-Za-z_]\w*\s*=(.*)$/.exec(words) ?? []
    const value = rest?.trim()
    if (value === undefined) {
      found.push({ line, reason: 'isn’t a setting: write NAME=value, or # before a comment.' })
      continue
    }
    const [, quote] = /^(["'`])/.exec(value) ?? []
    if (quote === undefined || value.indexOf(quote, 1) > 0) continue
    // A value in quotation marks may have several lines.
    const end = lines.findIndex((each, index) => index > at && each.includes(quote))
    if (end >= 0) at = end
    else found.push({ line, reason: `begins with ${quote}, and no ${quote} ends it.` })
  }
  return found
}
