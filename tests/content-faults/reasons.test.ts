import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'

test('this firm gives the six reasons of the specification', () => {
  const { site } = load({ root: process.cwd(), today: new Date(), commit: 'test' })
  expect(site?.whyUs.map(({ id }) => id)).toEqual([
    'family-owned',
    'quality',
    'mountain-expertise',
    'on-time',
    'personalized',
    'sustainable',
  ])
})
