/** The entry point of the process that knows content for the editor; services/api/editing/engine.ts starts it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EngineJob } from '../../services/api/editing/engine-contract.ts'
import { serveJobs } from '../../services/images/worker-process.ts'
import { engine } from './engine.ts'

// What was found in files is cached for the same code. The built file names the files that it imports by their hashes.
if (import.meta.url.endsWith('.js'))
  process.env['CONTENT_CODE'] = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')

serveJobs(async ({ name, job }: EngineJob) => {
  // The name says which job it is; TypeScript can't follow that through the table.
  const run = engine[name] as (job: unknown) => unknown
  return run(job)
})
