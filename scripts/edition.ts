/**
 * `npm run edition -- FOLDER`: writes the site as it is now into a folder, for a static host: what the build wrote, with what has
 * changed by itself since. `--at 2026-12-01T07:00:00-07:00` writes that of another moment. Only files that differ are written.
 */
import { parseArgs } from 'node:util'
import { copyEdition } from './edition/copy-edition.ts'
import { runCommand } from './store/report.ts'

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, build: { type: 'string', default: 'dist' } },
  })
  const [folder] = positionals
  if (folder === undefined) throw new Error('Name the folder: npm run edition -- public')
  const at = values.at === undefined ? new Date() : new Date(values.at)
  if (Number.isNaN(at.getTime())) throw new Error(`--at is no moment: ${values.at}`)
  const { summary, written, removed } = await copyEdition(values.build, folder, at)
  console.log(`${folder}: ${summary}; ${written} files written, ${removed} removed.`)
})
