import { hostileFiles } from '../../../tests/hostile-files/index.ts'
import { measureUploads } from '../../../tests/hostile-files/measure.ts'
import { startBuiltService } from './built-service.ts'
import { row, type Row } from '../row.ts'

/** Measures the growth of the service's memory while it receives every hostile file of the tests. */
export async function uploads(): Promise<Row[]> {
  const files = await hostileFiles()
  const service = await startBuiltService({ trustProxy: 'loopback' })
  try {
    const fresh = service.residentMb()
    const { origin, pid = 0 } = service
    const { before, peak, after } = await measureUploads({ origin, pid }, files)
    return [
      row('service before any upload', fresh, 'MB'),
      row('service after ordinary uploads', before, 'MB'),
      row(`more at most, in ${files.length} hostile uploads`, peak - before, 'MB', 30),
      row('more after them', after - before, 'MB', 30),
    ]
  } finally {
    await service.remove()
  }
}
