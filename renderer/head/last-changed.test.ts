import { expect, test } from 'vitest'
import { lastChanged } from './last-changed.ts'

const days = new Map([
  ['content/services/roofing.yaml', '2026-03-01'],
  ['content/towns/vail.yaml', '2026-05-14'],
  ['content/towns/avon.yaml', '2026-01-09'],
  ['content/towns/frisco.yaml', undefined],
])
const roofingIn = (...towns: string[]) => ({
  file: 'content/services/roofing.yaml',
  alsoFrom: towns.map((town) => `content/towns/${town}.yaml`),
})

test('a page changed when its content says so', () => {
  expect(lastChanged({ ...roofingIn('vail'), updated: '2026-02-02' }, days)).toBe('2026-02-02')
})

test('without that, a page changed when the latest of its files did', () => {
  expect(lastChanged(roofingIn('vail'), days)).toBe('2026-05-14')
  expect(lastChanged(roofingIn('avon'), days)).toBe('2026-03-01')
})

test('a page has no day while one of its files is being changed, or is not known to git', () => {
  expect(lastChanged(roofingIn('vail', 'frisco'), days)).toBeUndefined()
  expect(lastChanged(roofingIn('aspen'), days)).toBeUndefined()
  expect(lastChanged({ file: 'pages/sitemap' }, days)).toBeUndefined()
})
