import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { imageCache } from '../../../services/images/cache.ts'
import { row, type Row } from '../row.ts'
import { makeWorkspace, temporaryFolder, type Workspace } from './workspace.ts'

/** The numbers of pages to measure. */
const sizes = [1000, 5000, 20_000]

type Run = Awaited<ReturnType<Workspace['runUntil']>>

interface Build {
  pages: number
  /** From the start of the build until the site can be served; cached: only bundled code and encoded pictures. */
  cold: Run
  /** The same without changes, and after one edit. */
  again: Run
  edited: Run
  /** How long unified alone takes for the same articles, without pictures, lists and checks. */
  bare: { articles: number; seconds: number }
}

/**
 * Measures what a page costs as the site grows: builds of the real pages with more and more synthetic articles, until
 * the site can be served. The rest of the build (share cards, search, compression) is left out, because drawing
 * thousands of cards takes too long.
 */
export async function scale(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const writePages = () => workspace.runUntil(/can be served/, 'npm', 'run', '--silent', 'build')
  const forget = () => {
    for (const kept of ['.cache/graph.bin', 'dist/client', 'node_modules/.cache/site/content'])
      rmSync(join(workspace.folder, kept), { recursive: true, force: true })
  }
  try {
    cpSync(imageCache, join(workspace.folder, imageCache), { recursive: true })
    // Also bundles the code.
    const real = pagesOf((await workspace.run('npm', 'run', '--silent', 'build')).output)
    const builds: Build[] = []
    let posts = 0
    for (const size of sizes) {
      while (real + posts < size) writePost(workspace, ++posts)
      forget()
      const cold = await writePages()
      const again = await writePages()
      editPost(workspace, posts)
      const edited = await writePages()
      const articles = join(workspace.folder, 'content/posts')
      const bare = { articles: readdirSync(articles).length, seconds: bareUnified(articles) }
      builds.push({ pages: pagesOf(cold.output), cold, again, edited, bare })
    }
    return builds.flatMap(({ pages, cold, again, edited, bare }): Row[] => [
      ...runRows(`${pages} pages: written, nothing kept`, cold),
      row(`${pages} pages: for each of them`, (cold.seconds / pages) * 1000, 'ms'),
      row(`${pages} pages: peak memory`, cold.usage.memory, 'MB'),
      ...runRows(`${pages} pages: nothing new`, again),
      ...runRows(`${pages} pages: after one edit`, edited),
      row(`${bare.articles} articles by bare unified, two processes`, bare.seconds, 's'),
    ])
  } finally {
    workspace.remove()
  }
}

const runRows = (what: string, { seconds, usage }: Run): Row[] => [
  row(what, seconds, 's'),
  row(`${what}, CPU`, usage.cpu, 's'),
]

/** Returns the number of pages in the build's output; NaN if it is missing. */
const pagesOf = (output: string) => Number(/(\d+) HTML documents/.exec(output)?.[1])

/** Converts a folder of articles by unified alone, in two processes. Returns the duration in seconds. */
function bareUnified(articles: string): number {
  const { folder, remove } = temporaryFolder()
  const began = performance.now()
  const run = `node ${resolve('scripts/bench/build/bare-unified.js')} ${articles} ${folder}`
  execFileSync('sh', ['-c', `${run} 0 2 & ${run} 1 2 & wait`])
  const seconds = (performance.now() - began) / 1000
  remove()
  return seconds
}

/** Writes a copy of a real article under another name. */
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
    // Each text is unique, so that each is compiled.
    `---\n${head.join('\n')}\n---\n${body}\n\nText number ${number}.\n`,
  )
}

function editPost({ folder }: Workspace, number: number): void {
  const file = join(folder, `content/posts/synthetic-${number}.md`)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\nOne sentence more.\n`)
}
