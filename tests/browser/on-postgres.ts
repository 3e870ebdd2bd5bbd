import { inject } from 'vitest'

/** Before each file of the project `browser-postgres`: its products keep their records there. */
process.env['POSTGRES_SERVER'] = inject('postgresUrl')
