import { expect, test } from 'vitest'
import { generalPreset } from './general-preset.ts'

const point = { title: 'A', text: 'B.' }
const preset = {
  badge: 'Roofs',
  lead: 'Roofs.',
  image: 'roofing',
  stats: [
    { value: '{snowLoad} psf', label: 'ground snow load' },
    { value: '{claim.rating}', label: 'from {claim.reviews} reviews' },
  ],
  benefits: [point, point, point],
  expert: { title: 'Why', paragraphs: ['Because of {snowLoad} psf.'] },
  consequences: [],
  comparison: { title: 'Ways', others: [], rows: [] },
  differentiators: [point],
  faqs: [],
}
const defaults = {
  badge: 'Roofing',
  lead: 'We roof.',
  stats: [
    { value: '4.9 of 5', label: 'average of the published reviews' },
    { value: 'within 24 hours', label: 'until a person answers' },
  ],
  benefits: [],
}
const firm = { 'claim.rating': '4.9 of 5', 'claim.reviews': '127' }

test('copy for a town without a file uses no fact of a town’s file, and no figure twice', () => {
  const { copy } = generalPreset(preset, defaults, firm)
  expect(copy.stats).toEqual([
    { value: '4.9 of 5', label: 'from 127 reviews' },
    { value: 'within 24 hours', label: 'until a person answers' },
  ])
  expect(copy.expert?.paragraphs).toEqual(['We roof.'])
  const measured = { ...preset, badge: '{elevation} ft', lead: 'Up to {snowLoad} psf.' }
  expect(generalPreset(measured, defaults, firm)).toMatchObject({
    badge: 'Roofing',
    lead: 'We roof.',
  })
})
