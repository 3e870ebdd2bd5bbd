import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import type { Site } from '../model/site.ts'
import { allRoutes, pathIn, siteAt } from '../model/translations.ts'
import { load } from './load.ts'

const roofing = `---
title: Techos
description: Techos, con una frase.
label: Techos
headline: Techos que duran
lead: Una promesa.
summary: Lo que es.
faqs:
  - { question: ¿Es caro?, answer: Depende. }
  - { question: ¿Es lento?, answer: Depende. }
  - { question: ¿Es ruidoso?, answer: Un poco. }
updated: 2026-05-10
---

Llame al {phone}.
`

const service = `name: Techos
label: Techos
description: Techos en {town}.
keywords: [techo de lámina]
links: { hub: 'Si gotea, vea [techos en {town}].' }
preset:
  badge: Techos
  image: town
  lead: Techos en {town}.
  benefits:
    - { title: Uno, text: Uno. }
    - { title: Dos, text: Dos. }
    - { title: Tres, text: Tres. }
  faqs:
    - { question: ¿Es caro?, answer: Depende. }
    - { question: ¿Es lento?, answer: Depende. }
    - { question: ¿Es ruidoso?, answer: Un poco. }
`

/** Loads the small valid content with further files. */
async function loadWith(files: Record<string, string>) {
  const root = await temporaryFolder()
  await cp('tests/content-faults/base/content', join(root, 'content'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    await writeFile(join(root, 'content', name), text)
  const loaded = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  expect(loaded.problems).toEqual([])
  if (!loaded.site) throw new Error('The content has problems')
  return { ...loaded, site: loaded.site }
}

const spanish = (site: Site) => siteAt(site, '/es')

test('a translation has its own words, and everything else of its original', async () => {
  const { site } = await loadWith({ 'offerings/roofing.es.md': roofing })
  const [offering] = spanish(site).offerings
  const original = site.offerings.find(({ slug }) => slug === 'roofing')
  expect(offering).toMatchObject({
    slug: 'roofing',
    path: '/es/roofing',
    headline: 'Techos que duran',
    image: original?.image,
    order: original?.order,
    form: original?.form,
  })
  expect(offering?.body.html).toContain('970-555-0142')
  // The original's words are not mixed in.
  expect(offering?.steps).toEqual([])
  expect(original?.path).toBe('/roofing')
})

test('lists of a language hold what is in it; its pages are found by address and linked with their originals', async () => {
  const { site } = await loadWith({ 'offerings/roofing.es.md': roofing })
  const other = spanish(site)
  expect(other.language).toBe('es')
  expect(other.offerings.map(({ slug }) => slug)).toEqual(['roofing'])
  expect(other.towns).toEqual([])
  expect(other.pages.map(({ path }) => path)).toEqual(['/contacto', '/gracias-guia', '/gracias'])
  expect(siteAt(site, '/contacto')).toBe(other)
  expect(siteAt(site, '/contact')).toBe(site)
  expect(pathIn(other, '/roofing#faq')).toBe('/es/roofing#faq')
  expect(pathIn(other, '/home-services')).toBe('/home-services')
  expect(site.alternates['/es/roofing']).toEqual([
    { language: 'en', path: '/roofing' },
    { language: 'es', path: '/es/roofing' },
  ])
  expect(allRoutes(site).filter(({ path }) => path === '/es/roofing')).toMatchObject([
    { kind: 'offering', file: 'content/offerings/roofing.es.md', label: 'Techos' },
  ])
})

test('a service and a town that are both in a language have a page there', async () => {
  const files = { 'offerings/roofing.es.md': roofing, 'services/roofing.es.yaml': service }
  expect(spanish((await loadWith(files)).site).locations).toEqual([])
  const { site } = await loadWith({
    ...files,
    'towns/vail.es.yaml': 'hub: { updated: 2026-05-10 }\n',
  })
  const [location, ...more] = spanish(site).locations
  expect(more).toEqual([])
  expect(location).toMatchObject({
    path: '/es/roofing-vail-colorado',
    title: 'Techos en Vail, Eagle County',
    lead: 'Techos en Vail.',
  })
  expect(site.alternates['/roofing-vail-colorado']?.map(({ path }) => path)).toEqual([
    '/roofing-vail-colorado',
    '/es/roofing-vail-colorado',
  ])
})

test('a translation that is older than its original is a question, with the days', async () => {
  const { site, questions } = await loadWith({ 'offerings/roofing.es.md': roofing })
  expect(spanish(site).outdated).toEqual({ '/es/roofing': 4 })
  expect(questions).toMatchObject([
    {
      file: 'content/offerings/roofing.es.md',
      field: 'updated',
      reason: 'is 4 days older than content/offerings/roofing.md',
    },
  ])
  const current = await loadWith({
    'offerings/roofing.es.md': roofing.replace('05-10', '05-14'),
  })
  expect(current.questions).toEqual([])
})

test('claims that are not translated keep their words; menus may be in the language', async () => {
  const { site } = await loadWith({
    'claims.es.yaml': "rating: { text: '4.9 de 5' }\n",
    'offerings/roofing.es.md': roofing.replace('{phone}', '{claim.rating}'),
  })
  const { claims, offerings, navigationLanguage } = spanish(site)
  expect(claims['rating']?.text).toBe('4.9 de 5')
  expect(claims['years-badge']?.text).toBe(site.claims['years-badge']?.text)
  expect(offerings[0]?.body.html).toContain('4.9 de 5')
  expect(navigationLanguage).toBe('en')
})
