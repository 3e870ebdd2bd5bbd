import { join } from 'node:path'
import { pino } from 'pino'
import { test } from 'vitest'
import { openJsonFileStore } from '../../services/api/store.ts'
import { rounds } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { killWhileImporting } from './import-kills.ts'

const times = rounds(3)

test(
  'after SIGKILL at any moment of an import or its undoing all of its rows are there once, or none is',
  async () => {
    const folder = await temporaryFolder()
    const log = pino({ level: 'silent' })
    const openStore = () => openJsonFileStore({ folder: join(folder, 'data'), log })
    await killWhileImporting({ folder, times, openStore, isAlone: true })
  },
  300_000 + times * 60_000,
)
