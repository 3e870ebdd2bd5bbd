/** The entry point of the process that knows content for the editor; services/api/editing/engine.ts starts it. */
import type { EngineJob } from '../../services/api/editing/engine-contract.ts'
import { serveJobs } from '../../services/images/worker-process.ts'
import { engine } from './engine.ts'

serveJobs(async ({ name, ...job }: EngineJob) => {
  // The name says which job it is; TypeScript can't follow that through the table.
  const run = engine[name] as (job: unknown) => unknown
  return run(job)
})
