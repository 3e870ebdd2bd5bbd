import type { TestProject } from 'vitest/node'
import {
  startPostgresServer,
  type PostgresServer,
} from '../../services/api/testing/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's PostgreSQL; every test makes databases of its own. */
    postgresUrl: string
  }
}

let server: PostgresServer | undefined

/** One server for a whole run. No test pulls its plug, so it need not wait for the disk. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgresServer(['fsync=off', 'max_connections=200'])
  project.provide('postgresUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
