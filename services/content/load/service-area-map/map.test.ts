import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'
import { load } from '../load.ts'
import { serviceAreaMap, townDot } from './map.ts'

const newTown = [39.3517, -106.8113] as const

/** A small content folder with a service-area map. Out: its root. */
async function smallContent(): Promise<string> {
  const root = await temporaryFolder()
  cpSync('tests/content-faults/base/content', join(root, 'content'), { recursive: true })
  cpSync('content/images/service-area-map.yaml', join(root, 'content/images/service-area-map.yaml'))
  return root
}

/** In: a folder with `content/`. Out: the map that a load of it draws. */
function drawnMap(root: string) {
  const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  const { master = '' } = site?.images['service-area-map'] ?? {}
  const file = join(root, master)
  return { towns: site?.towns ?? [], master, svg: readFileSync(file, 'utf8'), ...statSync(file) }
}

test('a new town file is a dot on the map; the map of unchanged towns is not written again', async () => {
  const root = await smallContent()
  const before = drawnMap(root)
  expect(before.towns).toHaveLength(1)
  expect(before.towns.filter((town) => !before.svg.includes(townDot(town.coordinates)))).toEqual([])
  expect(drawnMap(root).mtimeMs).toBe(before.mtimeMs)

  const vail = readFileSync(join(root, 'content/towns/vail.yaml'), 'utf8')
  const moved = vail.replace(/coordinates:[^]*?(?=^\w)/m, `coordinates: [${newTown.join(', ')}]\n`)
  writeFileSync(join(root, 'content/towns/new-town.yaml'), moved)
  const hasNewTown = (svg: string) => svg.includes(townDot(newTown))
  expect([before.svg, drawnMap(root).svg].map(hasNewTown)).toEqual([false, true])
})

test('a picture of this name in content/images replaces the drawn map', async () => {
  const root = await smallContent()
  const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"></svg>'
  writeFileSync(join(root, 'content/images/service-area-map.svg'), own)
  const { master, svg } = drawnMap(root)
  expect(master).toBe('content/images/service-area-map.svg')
  expect(svg).toBe(own)
})

test('the map is small: it loads with every town page', () => {
  expect(gzipSync(serviceAreaMap([newTown])).length).toBeLessThan(7_000)
})
