import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberIn } from './build.ts'
import type { Row } from './row.ts'
import { makeWorkspace, type Workspace } from './workspace.ts'

/** Numbers of pages. */
const sizes = [350, 1000, 3000]

interface Build {
  pages: number
  /** With the pages that are new since the size before, in seconds. */
  seconds: number
  /** After one edit, in seconds. */
  edited: number
}

/**
 * What a page costs as the site grows: builds with synthetic articles beside the real pages, each
 * followed by a rebuild after one edit. Pictures are encoded already.
 */
export async function scale(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const run = () => workspace.run('npm', 'run', '--silent', 'build')
  try {
    cpSync('.cache/images', join(workspace.folder, '.cache/images'), { recursive: true })
    const real = pagesOf((await run()).output)
    const builds: Build[] = []
    let posts = 0
    for (const size of sizes) {
      while (real + posts < size) writePost(workspace, ++posts)
      const { output, seconds } = await run()
      editPost(workspace, posts)
      builds.push({ pages: pagesOf(output), seconds, edited: (await run()).seconds })
    }
    const [least, most] = [builds[0], builds.at(-1)]
    const more = most && least ? (most.edited - least.edited) / (most.pages - least.pages) : 0
    return [
      ...builds.flatMap(({ pages, seconds, edited }): Row[] => [
        { what: `${pages} pages: build with the new ones`, figure: seconds, unit: 's' },
        { what: `${pages} pages: rebuild after one edit`, figure: edited, unit: 's' },
      ]),
      { what: 'a page more, in every rebuild', figure: more * 1000, unit: 'ms' },
    ]
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
