/**
 * `npm run preview -- PATH [--edition NAME]`: makes a link to a page that is not published yet, by the running service at
 * PUBLIC_ORIGIN. PREVIEW_TOKEN must be the service's. Exit code 1 and the reason when it fails.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../services/api/config.ts'
import { paths } from '../services/api/contract/paths.ts'
import { draftsEdition, madePreviewLink } from '../services/api/previews/contract.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { CommandError, onlyArgument, runCommand } from './store/report.ts'

const usage = 'npm run preview -- /blog/first-snow'

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { edition: { type: 'string', default: draftsEdition } },
  })
  const path = onlyArgument(positionals, usage)
  if (path === undefined) throw new CommandError(`Which page? For example: ${usage}`)
  loadSettingsFile()
  const { publicOrigin, previewToken } = readConfig(process.env)
  if (previewToken === undefined)
    throw new CommandError(
      'PREVIEW_TOKEN isn’t set. Set the same one, of 24 characters or more, here and for the service: openssl rand -hex 24',
    )
  const response = await fetch(publicOrigin + paths.previews, {
    method: 'POST',
    headers: { authorization: `Bearer ${previewToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ path, edition: values.edition }),
  }).catch((error: unknown) => {
    throw new CommandError(`${publicOrigin} doesn’t answer.`, { cause: error })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const made = madePreviewLink.safeParse(answer)
  if (!made.success)
    throw new CommandError(
      `${publicOrigin} made no link (${response.status}). The page is in no draft of the site that it serves, or its PREVIEW_TOKEN is another one.`,
    )
  console.log(`${made.data.url}\nIt works until ${made.data.link.until}.`)
})
