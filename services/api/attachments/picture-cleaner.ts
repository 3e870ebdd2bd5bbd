/** The entry point of the worker process that decodes visitors' pictures; metadata-stripper.ts starts it. */
import { serveJobs } from '../../images/worker-process.ts'
import type { StripOrder } from './metadata-stripper.ts'
import { stripMetadata, writeThumbnail } from './strip-metadata.ts'

serveJobs(({ kind, from, to, size }: StripOrder) =>
  size === undefined || kind === 'heic'
    ? stripMetadata(kind, from, to)
    : writeThumbnail(kind, { from, to, size }),
)
