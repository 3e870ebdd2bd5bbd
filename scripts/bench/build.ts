import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from './row.ts'
import { makeWorkspace } from './workspace.ts'

/** A build with no cache, one with nothing new, and one after an edit to a Markdown file. */
export async function build(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const run = () => workspace.run('npm', 'run', '--silent', 'build')
  try {
    const cold = await run()
    const again = await run()
    const [guide = ''] = readdirSync(join(workspace.folder, 'content/guides'))
    appendFileSync(join(workspace.folder, 'content/guides', guide), '\n\nOne more sentence.\n')
    const edited = await run()
    const encoded = (output: string) => Number(/pictures: (\d+) encoded/.exec(output)?.[1])
    const pages = Number(/(\d+) HTML documents/.exec(cold.output)?.[1])
    return [
      {
        what: `cold build, ${pages} pages, pictures included`,
        figure: cold.seconds,
        unit: 's',
        budget: 60,
      },
      { what: 'pictures encoded by it', figure: encoded(cold.output), unit: '' },
      {
        what: 'pictures encoded by a second build',
        figure: encoded(again.output),
        unit: '',
        budget: 0,
      },
      { what: 'rebuild after one Markdown edit', figure: edited.seconds, unit: 's', budget: 3 },
    ]
  } finally {
    workspace.remove()
  }
}
