import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { row, type Row } from '../row.ts'
import { makeWorkspace, type Workspace } from './workspace.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Measures what a schedule of some fifty changes adds to a build of this firm: posts that appear, reviews, projects and prices that end, and
 * a notice. The build that is compared with begins with nothing, as on a fresh machine; the other two have bundled code and encoded
 * pictures, and nothing else from before. On a machine that does other things, compare the processor's time.
 */
export async function editions(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const build = () => workspace.runUntil(/editions: \d+ of.*\n/, 'npm', 'run', '--silent', 'build')
  const forget = () => {
    for (const kept of [
      '.cache/graph.bin',
      '.cache/compressed',
      'dist',
      'node_modules/.cache/site/content',
    ])
      rmSync(join(workspace.folder, kept), { recursive: true, force: true })
  }
  try {
    const whole = await build()
    forget()
    const kept = await build()
    schedule(workspace)
    // Draws the share cards of the posts, which are pictures too.
    await build()
    forget()
    const withSchedule = await build()
    // Prices that end on another day than before are no change more.
    const scheduled = editionsOf(withSchedule.output) - editionsOf(kept.output)
    if (scheduled < 50) throw new Error(`${scheduled} editions more instead of fifty`)
    const added = withSchedule.seconds - kept.seconds
    const cpu = withSchedule.usage.cpu - kept.usage.cpu
    return [
      row('a whole build', whole.seconds, 's'),
      row('a whole build, CPU', whole.usage.cpu, 's'),
      row('the same, code and pictures kept', kept.seconds, 's'),
      row(`${scheduled} scheduled changes more`, added, 's', whole.seconds / 2),
      row(`${scheduled} scheduled changes more, CPU`, cpu, 's', whole.usage.cpu / 2),
      row('each of them', (added / scheduled) * 1000, 'ms'),
    ]
  } finally {
    workspace.remove()
  }
}

const editionsOf = (output: string) => Number(/editions: (\d+) of/.exec(output)?.[1])

/** Schedules 60 changes, each at its own moment. */
function schedule({ folder }: Workspace): void {
  let changes = 0
  const nextDay = () =>
    new Date(Date.now() + (3 + 6 * changes++) * dayMs).toISOString().slice(0, 10)
  const content = (...parts: string[]) => join(folder, 'content', ...parts)
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(file, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${file} can’t be scheduled`)
    writeFileSync(file, changed)
  }
  const files = (kind: string, ending: string) =>
    readdirSync(content(kind)).filter((name) => name.endsWith(ending) && !/\.\w\w\.\w+$/.test(name))
  // The text and the tags of a guide, so that it is as long as what authors write and leads to as many others.
  const texts = files('guides', '.md')
  for (let number = 1; number <= 40; number++) {
    const [, head = '', body = ''] = readFileSync(
      content('guides', texts[number % texts.length] ?? ''),
      'utf8',
    ).split(/^---$/m)
    const kept = /^(author|image|tags): .*$/gm
    writeFileSync(
      content(`posts/scheduled-${number}.md`),
      `---
title: Scheduled Article Number ${number} of the Year
description: An article that only measures how builds grow, and the ${number}th of its kind; it is never published anywhere.
keywords: [measurement]
${head.match(kept)?.join('\n')}
date: ${nextDay()} 07:00
summary: The ${number}th article of a measurement.
---
${body}

Text number ${number}.
`,
    )
  }
  for (const name of files('reviews', '.yaml').slice(0, 10))
    edit(content('reviews', name), (text) => `${text}until: ${nextDay()}\n`)
  for (const name of files('costs', '.yaml').slice(0, 5))
    edit(content('costs', name), (text) =>
      // With a comment, since it may be that day already.
      text.replace(/expires: .*/, `expires: ${nextDay()} # scheduled`),
    )
  for (const name of files('projects', '.md').slice(0, 3))
    edit(content('projects', name), (text) => text.replace(/^---$/m, `---\nuntil: ${nextDay()}`))
  const from = nextDay()
  writeFileSync(
    content('notice.yaml'),
    `- text: { en: We are closed for the storm. }\n  from: ${from}\n  until: ${nextDay()}\n`,
  )
}
