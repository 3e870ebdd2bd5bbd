import { compileCached } from '../markdown/cache.ts'
import type { Facts } from '../model/placeholders.ts'
import type { Body } from '../model/site.ts'
import { imageUrl } from '../model/urls.ts'
import type { Entry } from './entry.ts'
import { entriesOf, type Files } from './files.ts'
import type { WrittenLink } from './links.ts'
import { markdownProblems } from './markdown-problems.ts'
import type { Problem } from './problem.ts'

const folders = ['pages', 'offerings', 'guides', 'posts', 'projects'] as const

/** Compiles every Markdown body, whether or not the fields above it are in order. */
export function compileAll(cache: string, files: Files, facts: Facts, pictures: readonly string[]) {
  const bodies = new Map<Entry, Body>()
  const problems: Problem[] = []
  const links: WrittenLink[] = []
  const options = { facts, imageAddress: (name: string) => imageUrl(1200, `${name}.webp`) }
  for (const entry of folders.flatMap((folder) => entriesOf(files, folder))) {
    const compiled = compileCached(entry.body, options, cache)
    const { html, headings, words } = compiled
    bodies.set(entry, {
      html,
      words,
      headings: headings.map(({ depth, id, text }) => ({ depth, id, text })),
    })
    problems.push(...markdownProblems(entry, compiled, pictures))
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
