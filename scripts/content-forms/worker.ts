/** The entry point of the process that knows content for the editor; services/api/editing/engine.ts starts it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EngineJob } from '../../services/api/editing/engine-contract.ts'
import { serveJobs } from '../../services/images/worker-process.ts'
import { removeCopies } from '../content-commands/workspace.ts'
import { engine } from './engine.ts'

// What was found in files is cached for the same code. The built file names the files that it imports by their hashes.
if (import.meta.url.endsWith('.js'))
  process.env['CONTENT_CODE'] = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')

/** One process of the editor runs at a time, so that copies of the content which are there before its first job are of one that was killed. */
let isClean = false

serveJobs(async ({ name, job }: EngineJob) => {
  if (!isClean) removeCopies(job.cache)
  isClean = true
  // The name says which job it is; TypeScript can't follow that through the table.
  const run = engine[name] as (job: unknown) => unknown
  return run(job)
})
