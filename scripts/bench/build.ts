import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, type Row, row } from './row.ts'
import { makeWorkspace } from './workspace.ts'

const edits = 3

/** A build with no cache, one with nothing new, and some after an edit to a Markdown file. */
export async function build(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const run = () => workspace.run('npm', 'run', '--silent', 'build')
  try {
    const cold = await run()
    const again = await run()
    const guides = join(workspace.folder, 'content/guides')
    const guide = join(guides, readdirSync(guides)[0] ?? '')
    const text = readFileSync(guide, 'utf8')
    const edited = []
    for (let round = 0; round < edits; round++) {
      writeFileSync(guide, `${text}\n\nOne more sentence, the ${round}th.\n`)
      edited.push((await run()).seconds)
    }
    const pages = numberIn(cold.output, /(\d+) HTML documents/)
    const encoded = (output: string) => numberIn(output, /pictures: (\d+) encoded/)
    return [
      row(`cold build, ${pages} pages with pictures`, cold.seconds, 's', 60),
      row('pictures encoded by it', encoded(cold.output), ''),
      row('second build, nothing new', again.seconds, 's'),
      row('pictures encoded by it', encoded(again.output), '', 0),
      row(`rebuild after a Markdown edit, median of ${edits}`, median(edited), 's', 3),
    ]
  } finally {
    workspace.remove()
  }
}

/** A figure from the build's output; NaN if it is missing. */
export const numberIn = (output: string, pattern: RegExp) => Number(pattern.exec(output)?.[1])
