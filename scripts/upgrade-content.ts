/**
 * `npm run upgrade-content`: brings the content folder to the version that this engine reads (contentVersion in
 * business.yaml). `--dry-run` only prints what would change; `--force` goes on where git could not undo it.
 */
import { parseArgs } from 'node:util'
import { contentFolder } from '../services/content/load/files/folder.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { runCommand } from './store/report.ts'
import { upgradeContent } from './upgrade-content/upgrade.ts'

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  })
  loadSettingsFile()
  const options = { dryRun: values['dry-run'], force: values.force }
  console.log(upgradeContent(contentFolder(), options).join('\n'))
})
