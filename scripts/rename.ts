/**
 * `npm run rename -- OLD NEW`: renames a file of content with its translations and pictures, rewrites what refers to it, and
 * redirects its old addresses. `--dry-run` prints what would change; `--force` goes on where files have changes that aren’t
 * committed.
 */
import { parseArgs } from 'node:util'
import { contentFolder } from '../services/content/load/files/folder.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { renameEntry } from './content-commands/rename.ts'
import { CommandError, runCommand } from './store/report.ts'

const usage = [
  'npm run rename -- guides/first-snow before-it-snows',
  '  The first is a file of the content folder, with or without its folder and ending; the second its new name.',
  '  --dry-run  prints each file and line that would change, and writes nothing',
  '  --force    goes on where these files have changes that aren’t committed',
].join('\n')

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const [old, wanted, ...more] = positionals
  if (old === undefined || wanted === undefined || more.length > 0)
    throw new CommandError(`Name the file, and its new name.\n\n${usage}`)
  loadSettingsFile()
  const editing = {
    folder: contentFolder(),
    root: process.cwd(),
    now: new Date(),
    dryRun: values['dry-run'],
    force: values.force,
  }
  const { lines } = await renameEntry(editing, old, wanted)
  console.log(lines.join('\n'))
})
