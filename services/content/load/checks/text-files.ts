import { endingOf, fileTypes, fileUrl, sizeFault } from '../../model/text-files.ts'
import { strings } from '../../model/location/placeholders.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'
import type { FoundFile } from '../files/read-files.ts'
import type { CheckedContent } from './check.ts'

const folder = 'content/files/'
/** How files begin, by their ending; text has no such sign. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.pdf': /^%PDF-/,
  '.docx': /^PK/,
  '.xlsx': /^PK/,
  '.pptx': /^PK/,
  '.odt': /^PK/,
  '.ods': /^PK/,
  '.zip': /^PK/,
  '.dwg': /^AC1/,
  // SketchUp: its name in UTF-16 behind a byte order mark.
  '.skp': /^(\xff\xfe\xff|PK)/,
  '.mp4': /^....ftyp/s,
  '.webm': /^.E\xdf\xa3/s,
}

/** Reports files that no browser would open, or that are too large. */
export const fileProblems = ({ files }: CheckedContent): Problem[] =>
  [...files.files.values()].flatMap((file) => {
    const found = fileFault(file)
    return found ? [fileProblem(`${folder}${file.name}`, found)] : []
  })

/** Returns what is wrong with the content of a file that has a good name. */
export function fileFault({
  name,
  bytes,
  start,
}: FoundFile): Pick<Problem, 'reason' | 'repair'> | undefined {
  const ending = endingOf(name)
  const size = sizeFault({ name, bytes })
  if (size) return size
  const beginning = beginnings[ending]
  const isText = fileTypes[ending]?.startsWith('text/')
  if (beginning ? beginning.test(start) : !isText || !start.includes('\0')) return undefined
  return {
    reason: `isn’t a ${ending.slice(1).toUpperCase()}, whatever its name says`,
    repair: 'open it in the program that made it, and export it again',
  }
}

/** Returns a question about each file that no text, field or block names. */
export function unusedFiles({ files, entries, textLinks }: CheckedContent): Problem[] {
  if (files.files.size === 0) return []
  const named = new Set([
    ...textLinks.map(({ href }) => href.replace(/[?#].*/, '')),
    ...entries.flatMap(({ data }) => [...strings(data)].map(({ text }) => text)),
  ])
  // Captions belong to the video of their name.
  const isCaptions = (name: string) =>
    ['.mp4', '.webm'].some((video) => files.files.has(name.replace(/\.vtt$/, video)))
  return [...files.files.keys()]
    .filter((name) => !named.has(fileUrl(name)) && !named.has(name))
    .filter((name) => !(name.endsWith('.vtt') && isCaptions(name)))
    .map((name) =>
      fileProblem(`${folder}${name}`, {
        reason: 'is linked nowhere, and the site has it all the same',
        repair: `link it, such as [What it is](${fileUrl(name)}), or remove it`,
      }),
    )
}
