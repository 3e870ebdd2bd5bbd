import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberIn } from './build.ts'
import { bareUnified, eleventy } from './generators.ts'
import type { Row } from './row.ts'
import { makeWorkspace, temporaryFolder, type Workspace } from './workspace.ts'

/** Numbers of pages. */
const sizes = [1000, 5000, 20_000]

interface Build {
  pages: number
  /** From the start of the build until the site can be served, nothing kept but the bundled code. In seconds. */
  cold: number
  /** The same with nothing changed, and after one edit. */
  again: number
  edited: number
  /** Seconds that other generators take for the same articles, without pictures, lists and checks. */
  others: { name: string; articles: number; seconds: number }[]
}

/**
 * What a page costs as the site grows: builds with synthetic articles beside the real pages, until the site can
 * be served. What comes after that (share cards, search, compression) is left out: drawing 20,000 cards takes hours.
 */
export async function scale(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const writePages = () => workspace.runUntil(/can be served/, 'npm', 'run', '--silent', 'build')
  const forget = () => {
    for (const kept of ['.cache/graph.bin', 'dist/client', 'node_modules/.cache/highpine/content'])
      rmSync(join(workspace.folder, kept), { recursive: true, force: true })
  }
  try {
    cpSync('.cache/images', join(workspace.folder, '.cache/images'), { recursive: true })
    const generators = [bareUnified, eleventy()]
    // Bundles the code.
    const real = pagesOf((await workspace.run('npm', 'run', '--silent', 'build')).output)
    const builds: Build[] = []
    let posts = 0
    for (const size of sizes) {
      while (real + posts < size) writePost(workspace, ++posts)
      forget()
      const { output, seconds } = await writePages()
      const again = (await writePages()).seconds
      editPost(workspace, posts)
      const edited = (await writePages()).seconds
      const articles = join(workspace.folder, 'content/posts')
      const others = generators.map(({ name, build }) => {
        const { folder, remove } = temporaryFolder()
        const seconds = build(articles, folder)
        remove()
        return { name, articles: readdirSync(articles).length, seconds }
      })
      builds.push({ pages: pagesOf(output), cold: seconds, again, edited, others })
    }
    return builds.flatMap(({ pages, cold, again, edited, others }): Row[] => [
      { what: `${pages} pages: written, nothing kept`, figure: cold, unit: 's' },
      { what: `${pages} pages: for each of them`, figure: (cold / pages) * 1000, unit: 'ms' },
      { what: `${pages} pages: nothing new`, figure: again, unit: 's' },
      { what: `${pages} pages: after one edit`, figure: edited, unit: 's' },
      ...others.map(({ name, articles, seconds }): Row => ({
        what: `${articles} articles by ${name}`,
        figure: seconds,
        unit: 's',
      })),
    ])
  } finally {
    workspace.remove()
  }
}

const pagesOf = (output: string) => numberIn(output, /(\d+) HTML documents/)

/** A copy of a real article under another name. */
function writePost({ folder }: Workspace, number: number): void {
  const guides = readdirSync('content/guides')
  const text = readFileSync(join('content/guides', guides[number % guides.length] ?? ''), 'utf8')
  const body = text.split(/^---$/m).slice(2).join('---')
  const head = [
    `title: Synthetic Article Number ${number}`,
    `description: An article that only measures how builds grow, and the ${number}th of its kind; it is never published anywhere.`,
    'keywords: [measurement]',
    'author: field-office',
    `date: ${new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10)}`,
    'image: guide-news',
    `summary: The ${number}th article of a measurement.`,
    'tags: [measurement]',
    'related: [close-the-roof-before-the-snow]',
  ]
  writeFileSync(
    join(folder, `content/posts/synthetic-${number}.md`),
    `---\n${head.join('\n')}\n---\n${body}`,
  )
}

function editPost({ folder }: Workspace, number: number): void {
  const file = join(folder, `content/posts/synthetic-${number}.md`)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\nOne sentence more.\n`)
}
