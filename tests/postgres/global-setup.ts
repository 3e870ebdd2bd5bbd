import type { TestProject } from 'vitest/node'
import {
  startPostgresServer,
  type PostgresServer,
} from '../../services/api/testing/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's PostgreSQL; every test creates its own databases. */
    postgresUrl: string
  }
}

let server: PostgresServer | undefined

/** Starts one server for the whole run. No test kills it, so it does not sync to disk. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgresServer(['fsync=off', 'max_connections=200'])
  project.provide('postgresUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
