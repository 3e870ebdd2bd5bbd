/** The worker that encodes pictures on demand: started by on-demand.ts. */
import { readFile } from 'node:fs/promises'
import { decode, encode } from './encode.ts'
import type { EncodeJob } from './on-demand.ts'
import { serveJobs } from './worker-process.ts'

serveJobs(async ({ master, variant }: EncodeJob) =>
  encode(await decode(await readFile(master)), variant),
)
