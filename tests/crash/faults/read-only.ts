import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { atHome } from '../home.ts'
import { asOrdinaryUser, stop } from '../service.ts'
import { refusesUntilMended } from './refuses-until-mended.ts'

/** The data folder cannot be written for a while, and can again; then the plug is pulled. */
export const readOnly = (rounds: number) =>
  atHome(async (home) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await home.start({}, asOrdinaryUser)
      await refusesUntilMended(home, service, {
        harm: () => everyFolder(home.dataDir, 0o500),
        mend: () => everyFolder(home.dataDir, 0o700),
      })
      await stop(service, 'SIGKILL')
    }
  })

async function everyFolder(path: string, mode: number): Promise<void> {
  await chmod(path, 0o700)
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (entry.isDirectory()) await everyFolder(join(path, entry.name), mode)
  await chmod(path, mode)
}
