import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentItems } from '../../../scripts/vite/content-items.ts'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import { load } from '../load/load.ts'
import { formatProblem } from '../model/problem.ts'
import { pagesUnder, routes } from '../model/routes.ts'
import { blocks } from '../schema/blocks.ts'
import { createRefer } from '../schema/fields.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

const faults = 'tests/content-faults'

/** The sample content on a day, with a cost guide for roofs whose one range expires on 2026-05-31. */
async function siteOn(day: string) {
  const root = await temporaryFolder()
  await cp(join(faults, 'base'), root, { recursive: true })
  await cp(join(faults, 'cost-expired/content'), join(root, 'content'), { recursive: true })
  const loaded = load({ root, today: new Date(`${day}T18:00:00Z`), commit: 'test' })
  if (!loaded.site) throw new Error('The sample has no site.')
  return { ...loaded, site: loaded.site }
}

test('a price range is shown through its last day, and listed under its offering', async () => {
  const { site, problems, expired } = await siteOn('2026-05-31')
  expect([...problems, ...expired]).toEqual([])
  expect(site.costs.map(({ bands }) => bands.length)).toEqual([1])
  expect(pagesUnder(site, 'roofing')).toEqual([
    {
      title: 'What it costs',
      links: [
        {
          path: '/costs/roof',
          label: 'What a roof costs',
          // Its range is national and not adjusted, so the line has no price.
          text: site.costs[0]?.summary,
        },
      ],
    },
  ])
})

test('an expired range fails the check, not the build; its guide keeps its address and is listed nowhere', async () => {
  const { site, problems, expired } = await siteOn('2026-06-01')
  expect(problems).toEqual([])
  expect(expired.map(formatProblem)).toEqual([
    expect.stringContaining('look the figures up again, then move `expires`'),
  ])
  expect(site.costs.map(({ bands }) => bands)).toEqual([[]])
  expect(pagesUnder(site, 'roofing')).toEqual([])
  expect(routes(site).find(({ path }) => path === '/costs/roof')).toMatchObject({ index: false })
  expect(
    contentItems(site).find(({ slug, kind }) => kind === 'cost' && slug === 'roof'),
  ).toMatchObject({
    state: 'problem',
    problems: expired,
  })
})

test('the manual for authors has a row for every kind, with its address', () => {
  const manual = readFileSync('content/README.md', 'utf8').split('\n')
  const missing = Object.values<Kind>(kinds).filter(({ folder, page, path }) => {
    const row = manual.find((line) => line.startsWith('|') && line.includes(`${folder}/`))
    return !row?.includes(page && path ? `\`${path('{file name}', '{state}')}\`` : folder)
  })
  expect(missing.map(({ folder }) => folder)).toEqual([])
})

test('the manual for authors has a row for every kind of block, in the order of the schema', () => {
  const kindNames = z
    .object({
      items: z.object({
        oneOf: z.array(
          z.object({ properties: z.object({ block: z.object({ const: z.string() }) }) }),
        ),
      }),
    })
    .parse(
      z.toJSONSchema(blocks(Object.assign(() => z.string(), { languages: ['en'] })), {
        io: 'input',
        unrepresentable: 'any',
      }),
    )
    .items.oneOf.map(({ properties }) => properties.block.const)
  const [, section = ''] = readFileSync('content/README.md', 'utf8').split('\n## Pages of blocks\n')
  const rows = [...(section.split('\n## ')[0]?.matchAll(/^\| `([a-z]+)` \|/gm) ?? [])]
  expect(rows.map(([, name]) => name)).toEqual(kindNames)
})

test('a reference to a kind that is not registered is a mistake in the schema', () => {
  expect(() => createRefer({})('twons')).toThrow('no kind of content')
})
