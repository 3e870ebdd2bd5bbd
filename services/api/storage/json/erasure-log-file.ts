import { open } from 'node:fs/promises'
import { parseJson } from '../../contract/parse-json.ts'
import { ownerOnly, replaceFile } from '../../disk/replace-file.ts'
import { NotStoredError } from '../errors.ts'
import { erasureLogEntry, type ErasureLog, type ErasureLogEntry } from '../erasure-log.ts'
import { readIfExists } from './month-file.ts'

/** Opens the log of erasures: a file with one entry per line, of which the last with an id counts. */
export function erasureLogFile(path: string): ErasureLog {
  let lastWrite: Promise<unknown> = Promise.resolve()
  const serialize = (work: () => Promise<void>): Promise<void> => {
    const done = lastWrite.then(work).catch((cause: unknown) => {
      throw new NotStoredError('The log of erasures was not written.', { cause })
    })
    lastWrite = done.catch(() => undefined)
    return done
  }
  const all = async (): Promise<ErasureLogEntry[]> => {
    const entries = new Map<string, ErasureLogEntry>()
    for (const line of ((await readIfExists(path)) ?? '').split('\n')) {
      // A power cut may have torn the last line: its erasure was not acknowledged.
      const { data } = erasureLogEntry.safeParse(parseJson(line))
      if (data) entries.set(data.id, data)
    }
    return [...entries.values()]
  }
  return {
    all,
    put: (entry) =>
      serialize(async () => {
        const file = await open(path, 'a', ownerOnly.file)
        try {
          // The first line break ends a line that was torn.
          await file.appendFile(`\n${JSON.stringify(entry)}\n`)
          await file.datasync()
        } finally {
          await file.close()
        }
      }),
    remove: (ids) =>
      serialize(async () => {
        const kept = (await all()).filter(({ id }) => !ids.includes(id))
        await replaceFile(path, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
      }),
  }
}
