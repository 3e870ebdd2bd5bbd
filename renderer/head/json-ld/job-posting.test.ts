import { expect, test } from 'vitest'
import { colorado } from '../../../services/content/testing/places.ts'
import type { Job } from '../../../services/content/model/site.ts'
import { testWords } from '../../../services/api/testing/test-firm.ts'
import { translatorOf } from '../../../services/content/model/translator.ts'
import { jobPostingNode } from './job-posting.ts'

const firm = {
  origin: 'https://www.highpine.example',
  brand: 'Highpine',
  place: colorado,
  offices: [
    {
      name: 'Gypsum yard',
      address: { street: '555 Cooley Mesa', city: 'Gypsum', state: 'CO', postalCode: '81637' },
      coordinates: [39.6433, -106.9319] as [number, number],
    },
  ],
}
const text = {
  title: 'Excavator operator',
  summary: 'Trenches & drives.',
  duties: ['Dig to grade', 'Read <marks>'],
  needs: ['Seat time'],
  benefits: ['Health & dental', 'A 401(k)'],
  faqs: [],
}
const job: Job = {
  slug: 'excavator-operator',
  placeholder: false,
  town: 'gypsum',
  employment: 'seasonal',
  pay: { from: 34, to: 46, per: 'hour' },
  posted: '2026-11-16',
  until: '2027-04-15',
  words: { en: text },
}

const t = translatorOf(testWords.en, 'job', 'en')

test('an open job has employer, title, place, pay, benefits and closing date', () => {
  expect(jobPostingNode(firm, job, { text, town: 'Gypsum', path: '/careers', t })).toMatchObject({
    '@type': 'JobPosting',
    title: 'Excavator operator',
    identifier: { name: 'Highpine', value: 'excavator-operator' },
    jobBenefits: 'Health & dental; A 401(k)',
    employmentType: 'TEMPORARY',
    datePosted: '2026-11-16',
    validThrough: '2027-04-15T23:59:59-06:00',
    hiringOrganization: { '@id': 'https://www.highpine.example/#business' },
    jobLocation: { address: { streetAddress: '555 Cooley Mesa', addressLocality: 'Gypsum' } },
    baseSalary: {
      currency: 'USD',
      value: { minValue: 34, maxValue: 46, unitText: 'HOUR' },
    },
  })
})

test('a job in a town without an office names the town', () => {
  expect(
    jobPostingNode(firm, job, { text, town: 'Vail', path: '/careers', t }).jobLocation.address,
  ).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Vail',
    addressRegion: 'CO',
    addressCountry: 'US',
  })
})

test('its description is HTML in which the author’s special characters are escaped', () => {
  expect(jobPostingNode(firm, job, { text, town: 'Vail', path: '/careers', t }).description).toBe(
    '<p>Trenches &amp; drives.</p><p>What you do</p><ul><li>Dig to grade</li><li>Read &lt;marks></li></ul><p>What you bring</p><ul><li>Seat time</li></ul><p>Benefits</p><ul><li>Health &amp; dental</li><li>A 401(k)</li></ul>',
  )
})
