import { compileCached } from '../markdown/cache.ts'
import type { Compiled, CompileOptions } from '../markdown/compile.ts'
import type { Facts } from '../model/placeholders.ts'
import type { Body, Image } from '../model/site.ts'
import { srcSetOf } from '../model/picture.ts'
import { imageUrl } from '../model/urls.ts'
import type { Entry } from './entry.ts'
import { entriesOf, type Files } from './files.ts'
import type { WrittenLink } from './links.ts'
import { markdownProblems } from './markdown-problems.ts'
import type { Problem } from './problem.ts'

const folders = ['pages', 'offerings', 'guides', 'posts', 'projects', 'building-guide'] as const

/** How wide a picture among words is shown: the `sizes` of the platform. */
const column = '(min-width: 48em) 46rem, 100vw'

/** Compiles every Markdown body, whether or not the fields above it are in order. */
export function compileAll(
  cache: string,
  files: Files,
  facts: Facts,
  { images, names }: { images: Readonly<Record<string, Image>>; names: readonly string[] },
) {
  const bodies = new Map<Entry, Body>()
  const problems: Problem[] = []
  const links: WrittenLink[] = []
  const pictures = Object.fromEntries(
    Object.values(images).map((image) => [
      image.name,
      {
        src: imageUrl(1200, `${image.name}.jpg`, image.version),
        srcSet: srcSetOf(image, 'jpg'),
        sizes: column,
        width: image.width,
        height: image.height,
      },
    ]),
  )
  const given = JSON.stringify([facts, pictures])
  for (const entry of folders.flatMap((folder) => entriesOf(files, folder))) {
    const part = entry.file.startsWith('content/building-guide/') ? entry.name : undefined
    const print = part !== undefined || entry.file === 'content/pages/building-guide.md'
    const compiled = compileKept(entry, { facts, pictures, part, print }, cache, given)
    const { html, headings, words, blocks } = compiled
    bodies.set(entry, {
      html,
      words,
      blocks,
      headings: headings.map(({ depth, id, text }) => ({ depth, id, text })),
    })
    problems.push(...markdownProblems(entry, compiled, names))
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

const last = new WeakMap<Entry, { given: string; compiled: Compiled }>()

/** In development most entries are those of the last time, and so are the facts and pictures in them. */
function compileKept(
  entry: Entry,
  options: CompileOptions,
  cache: string,
  given: string,
): Compiled {
  const known = last.get(entry)
  if (known?.given === given) return known.compiled
  const compiled = compileCached(entry.body, options, cache)
  last.set(entry, { given, compiled })
  return compiled
}
