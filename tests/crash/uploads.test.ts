import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { longRun } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { hostileFiles } from '../hostile-files/index.ts'
import { allowedGrowthMb, measureUploads } from '../hostile-files/measure.ts'
import { startService, stop, writeSmallSite } from './service.ts'

test.skipIf(process.platform !== 'linux')(
  'hostile uploads do not grow the service’s memory, stop its answers or leave partial files',
  async () => {
    const files = await hostileFiles(longRun ? undefined : [8_000, 6_250])
    expect(files.length).toBeGreaterThan(60)
    const folder = await temporaryFolder()
    await writeSmallSite(folder)
    const service = await startService(folder, { TRUST_PROXY: 'loopback' })
    onTestFinished(() => void service.process.kill('SIGKILL'))
    const { origin } = service
    const measured = await measureUploads({ origin, pid: service.process.pid ?? 0 }, files)
    const { before, peak, after, posts, health } = measured
    expect(peak - before).toBeLessThan(allowedGrowthMb)
    expect(after - before).toBeLessThan(allowedGrowthMb)
    expect(posts.filter((status) => ![303, 400].includes(status))).toEqual([])
    expect(posts).toHaveLength(Math.ceil(files.length / 5))
    expect(health.filter((status) => status !== 200)).toEqual([])
    expect(health.length).toBeGreaterThan(10)
    expect(await readdir(join(folder, 'data/attachments/arriving'))).toEqual([])
    expect(service.process.exitCode).toBeNull()
    expect(await stop(service, 'SIGTERM')).toBe(0)
  },
)
