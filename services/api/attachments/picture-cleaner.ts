/** The entry point of the worker process that decodes visitors' pictures; metadata-stripper.ts starts it. */
import { serveJobs } from '../../images/worker-process.ts'
import type { StripOrder } from './metadata-stripper.ts'
import { stripMetadata } from './strip-metadata.ts'

serveJobs(({ kind, from, to }: StripOrder) => stripMetadata(kind, from, to))
