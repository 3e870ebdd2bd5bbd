import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** Texts in which nothing was found. They are not searched again for the same wordings. */
interface CleanTexts {
  has(file: string, text: string): boolean
  add(file: string, text: string): void
  /** Writes the hashes of this run's texts, if they differ from what the file has. */
  save(): void
}

const savedSchema = z.object({ sources: z.string(), hashes: z.array(z.string()) })

let memo: { sources: string; file: string; clean: CleanTexts } | undefined

/**
 * In: what texts are searched for, and the file that keeps the hashes of earlier runs' texts. A file that cannot be read
 * or written only costs time.
 */
export function cleanTexts(sources: string, file: string): CleanTexts {
  if (memo?.sources !== sources || memo.file !== file)
    memo = { sources, file, clean: openCleanTexts(hashOf(sources), file) }
  return memo.clean
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function openCleanTexts(sources: string, file: string): CleanTexts {
  const saved = read(file)
  let previous = new Set(saved?.sources === sources ? saved.hashes : [])
  /** In development most texts are unchanged since the last load. */
  const texts = new Map<string, { text: string; hash: string }>()
  return {
    has(name, text) {
      if (texts.get(name)?.text === text) return true
      const hash = hashOf(text)
      if (previous.has(hash)) texts.set(name, { text, hash })
      return previous.has(hash)
    },
    add: (name, text) => void texts.set(name, { text, hash: hashOf(text) }),
    save() {
      const current = new Set([...texts.values()].map(({ hash }) => hash))
      if (current.size === previous.size && [...current].every((hash) => previous.has(hash))) return
      previous = current
      write(file, JSON.stringify({ sources, hashes: [...current] }))
    },
  }
}

function read(file: string): z.infer<typeof savedSchema> | undefined {
  try {
    return savedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, text)
    renameSync(part, file)
  } catch {
    // The next run searches the texts again.
  }
}
