import { inject } from 'vitest'

/** Runs before each file of the project `browser-postgres`: its products store their records in PostgreSQL. */
process.env['POSTGRES_SERVER'] = inject('postgresUrl')
