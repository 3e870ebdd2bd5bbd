import { pino } from 'pino'
import { inject, test } from 'vitest'
import { openPostgresStore } from '../../services/api/store.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { rounds } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { killWhileImporting } from '../crash/import-kills.ts'

const times = rounds(3)

test(
  'after SIGKILL at any moment of an import or its undoing all of its rows are there once, or none is',
  async () => {
    const url = await newDatabase(inject('postgresUrl'))
    const log = pino({ level: 'silent' })
    const openStore = () => openPostgresStore({ url, log })
    const folder = await temporaryFolder()
    const environment = { DATABASE_URL: url }
    await killWhileImporting({ folder, times, environment, openStore, isAlone: false })
  },
  300_000 + times * 60_000,
)
