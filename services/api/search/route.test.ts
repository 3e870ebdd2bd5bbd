import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestApp, testSearchPage } from '../testing/test-app.ts'

async function startSearch(words?: string) {
  const { app, folder } = await startTestApp()
  const write = async (title: string, day: number) => {
    const page = { path: '/roofing', title, kind: 'offering', keywords: '', text: 'A <b>roof</b>.' }
    await writeFile(join(folder, 'search.jsonl'), JSON.stringify(page))
    await utimes(join(folder, 'search.jsonl'), day, day)
  }
  if (words !== undefined) await write(words, 1)
  return { write, folder, get: (query: string) => app.inject({ url: `/search${query}` }) }
}

test('without a query the page is as it was built', async () => {
  const { get } = await startSearch()
  for (const query of ['', '?q=', '?q=+', '?other=roof']) {
    const { statusCode, body, headers } = await get(query)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: testSearchPage })
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('with a query the results are in the page, below the form with the query', async () => {
  const { get } = await startSearch('Roofing')
  const { body, headers } = await get('?q=roof+%22%3Cx%3E')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<title>roof &quot;&lt;x&gt; | Search | Highpine</title>')
  expect(body).toContain('value="roof &quot;&lt;x&gt;"')
  expect(body).toContain('<h1>Search</h1>')
  const found = (await get('?q=roof')).body
  expect(found).toContain('One page for “roof”')
  expect(found).toContain('<a href="/roofing">Roofing</a>')
  expect(found).toContain('A &lt;b&gt;<mark>roof</mark>&lt;/b&gt;.')
})

test('before the build has written the words the page says so, and then it finds them, and those of the next build', async () => {
  const { get, write } = await startSearch()
  expect((await get('?q=roof')).body).toContain('The search isn’t ready yet.')
  await write('First', 1)
  expect((await get('?q=roof')).body).toContain('>First</a>')
  await write('Second', 2)
  expect((await get('?q=roof')).body).toContain('>Second</a>')
})

test('best bets beside the words come first, and a place without a page is named', async () => {
  const { write, folder, get } = await startSearch()
  await writeFile(
    join(folder, 'best-bets.json'),
    JSON.stringify([
      {
        pages: [{ path: '/roofing', phrases: ['shingle'], towns: { vail: '/roofing' } }],
        places: [{ names: ['Wolcott'], towns: ['vail'] }],
        towns: { vail: { name: 'Vail', path: '/vail' } },
        noise: [],
      },
    ]),
  )
  await write('Roofing', 1)
  const { body } = await get('?q=shingles+Wolcott')
  expect(body).toContain('<a href="/roofing">Roofing</a>')
  expect(body).toContain('We don’t have that page for Wolcott. Vail is the closest town with one.')
})

test('a long query is cut off', async () => {
  const { get } = await startSearch('Roofing')
  const { statusCode, body } = await get(`?q=${'x'.repeat(5000)}`)
  expect(statusCode).toBe(200)
  expect(body).toContain(`value="${'x'.repeat(200)}"`)
})
