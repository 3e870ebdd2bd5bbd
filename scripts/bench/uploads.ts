import { hostileFiles } from '../../tests/hostile-files/index.ts'
import { measureUploads } from '../../tests/hostile-files/measure.ts'
import { startBuiltService } from './built-service.ts'
import type { Row } from './row.ts'

/** The growth of the service's memory while it gets every hostile file of the tests. */
export async function uploads(): Promise<Row[]> {
  const files = await hostileFiles()
  const service = await startBuiltService({ trustProxy: 'loopback' })
  try {
    const fresh = service.residentMb()
    const { origin, pid = 0 } = service
    const { before, peak, after } = await measureUploads({ origin, pid }, files)
    return [
      { what: 'service before any upload', figure: fresh, unit: 'MB' },
      { what: 'service after ordinary uploads', figure: before, unit: 'MB' },
      {
        what: `more at most, in ${files.length} hostile uploads`,
        figure: peak - before,
        unit: 'MB',
        budget: 30,
      },
      { what: 'more after them', figure: after - before, unit: 'MB', budget: 30 },
    ]
  } finally {
    await service.remove()
  }
}
