/**
 * `npm run remove -- NAME`: removes a file of content with its translations and its own pictures. It shows what refers to it and
 * asks once; then it takes it out of the fields that name it, and redirects its addresses. `--dry-run` prints what would change.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { contentFolder } from '../services/content/load/files/folder.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { removeEntries } from './content-commands/remove.ts'
import { CommandError, runCommand } from './store/report.ts'

const usage = [
  'npm run remove -- towns/springfield reviews/springfield-roof',
  '  Files of the content folder, with or without their folders and endings.',
  '  --to /page  where the address leads now; the nearest page when left out',
  '  --yes       doesn’t ask',
  '  --dry-run   prints each file and line that would change, and writes nothing',
  '  --force     goes on where these files have changes that aren’t committed',
].join('\n')

runCommand(async () => {
  const off = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ to: { type: 'string' }, yes: off, 'dry-run': off, force: off, help: off },
    },
  })
  if (values.help) return console.log(usage)
  if (positionals.length === 0) throw new CommandError(`Name what to remove.\n\n${usage}`)
  loadSettingsFile()
  const { lines, left } = await removeEntries(
    {
      folder: contentFolder(),
      root: process.cwd(),
      now: new Date(),
      dryRun: values['dry-run'],
      force: values.force,
    },
    positionals,
    { to: values.to, confirm: values.yes ? () => Promise.resolve(true) : ask },
  )
  console.log(lines.join('\n'))
  if (left.length > 0 && !values['dry-run']) process.exitCode = 1
})

/** @throws CommandError nobody can be asked */
async function ask(lines: readonly string[]): Promise<boolean> {
  const { stdin: input, stdout: output } = process
  if (!input.isTTY)
    throw new CommandError(
      `${lines.join('\n')}\nNobody can be asked here. Add --yes to remove it, or --dry-run to see the lines.`,
    )
  console.log(lines.join('\n'))
  const terminal = createInterface({ input, output })
  const said = await terminal.question('Remove it? (y/n) ')
  terminal.close()
  return /^y(es)?$/i.test(said.trim())
}
