import type { Kind } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { compileCached } from '../markdown/cache.ts'
import type { Compiled, CompileOptions } from '../markdown/compile.ts'
import type { Facts } from '../model/placeholders.ts'
import type { Body, Image } from '../model/site.ts'
import { jpegUrl, srcSetOf, vectorUrl } from '../model/picture.ts'
import type { Entry } from './entry.ts'
import { entriesOf, type ContentFiles } from './files.ts'
import type { TextLink } from './links.ts'
import { markdownLineProblems } from './markdown-lines.ts'
import { markdownProblems } from './markdown-problems.ts'
import type { Problem } from '../model/problem.ts'

const folders = Object.values<Kind>(kinds)
  .filter(({ ending }) => ending === '.md')
  .map(({ folder }) => folder)

/** How wide a picture in a text is shown: its `sizes` attribute. */
const imageSizes = '(min-width: 48em) 46rem, 100vw'

/** Compiles every Markdown body, whether or not the fields above it are in order. */
export function compileBodies(
  cache: string,
  files: ContentFiles,
  facts: Facts,
  { images, names }: { images: Readonly<Record<string, Image>>; names: readonly string[] },
) {
  const bodies = new Map<Entry, Body>()
  const problems: Problem[] = []
  const links: TextLink[] = []
  const pictures = Object.fromEntries(
    Object.values(images).map((image) => [
      image.name,
      {
        ...(image.vector
          ? { src: vectorUrl(image) }
          : { src: jpegUrl(image), srcSet: srcSetOf(image, 'jpg'), sizes: imageSizes }),
        width: image.width,
        height: image.height,
      },
    ]),
  )
  const inputs = JSON.stringify([facts, pictures])
  for (const entry of folders.flatMap((folder) => entriesOf(files, folder))) {
    const part = entry.file.startsWith('content/building-guide/') ? entry.name : undefined
    const print = part !== undefined || entry.file === 'content/pages/building-guide.md'
    const compiled = compileMemoized(
      entry,
      { facts, pictures, idPrefix: part, print },
      cache,
      inputs,
    )
    const { html, headings, words, blocks } = compiled
    bodies.set(entry, {
      html,
      words,
      blocks,
      headings: headings.map(({ depth, id, text }) => ({ depth, id, text })),
    })
    problems.push(...markdownProblems(entry, compiled, names), ...markdownLineProblems(entry))
    links.push(
      ...compiled.links.map(({ href, line, column }) => ({
        file: entry.file,
        line: entry.bodyLine + line - 1,
        column,
        field: '',
        href,
      })),
    )
  }
  return { bodies, problems, links }
}

const memo = new WeakMap<Entry, { given: string; compiled: Compiled }>()

/** In development most entries, facts, and pictures are unchanged since the last load. */
function compileMemoized(
  entry: Entry,
  options: CompileOptions,
  cache: string,
  given: string,
): Compiled {
  const previous = memo.get(entry)
  if (previous?.given === given) return previous.compiled
  const compiled = compileCached(entry.body, options, cache)
  memo.set(entry, { given, compiled })
  return compiled
}
