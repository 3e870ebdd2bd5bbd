import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import { searchWords } from '../../leads/search-words.ts'
import { openPostgresStore } from '../../store.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'

const log = pino({ level: 'silent' })

async function opened(url: string) {
  const store = await openPostgresStore({ url, log })
  onTestFinished(() => store.close())
  const find = async (typed: string) => {
    const words = searchWords(typed)
    const { leads } = await store.leads.search({ words, sort: 'name', order: 'asc' }, 0, 10)
    return leads.map(({ id }) => id)
  }
  return { store, find }
}

/** What release 1.0.0 derives from a record, and writes without knowing how this one does it. */
const asEarlierRelease = (url: string, id: string, phone: string) =>
  command(
    url,
    `update leads set search_text = lower(record->>'name') || E'\\n' || '${phone}', name_key = lower(record->>'name')
      where id = '${id}'`,
  )

test('what an earlier release has stored is found as this one folds and reads it, also after it ran once more', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const first = await opened(url)
  const leads = [
    { ...aLead('HP-AAAAA2', 'a'), name: 'Maeve O’Brien', phone: '970-555-2002 or 970-555-3003' },
    { ...aLead('HP-BBBBB2', 'b'), name: 'Łukasz Đặng', phone: '970-555-4004' },
  ]
  await first.store.bulk.add('leads', leads)
  await first.store.close()
  await asEarlierRelease(url, 'HP-AAAAA2', '97055520029705553003')
  await asEarlierRelease(url, 'HP-BBBBB2', '9705554004')

  const second = await opened(url)
  expect(await second.find("o'brien")).toEqual(['HP-AAAAA2'])
  expect(await second.find('970-555-2002')).toEqual(['HP-AAAAA2'])
  expect(await second.find('lukasz dang')).toEqual(['HP-BBBBB2'])
  // By name: `lukasz` is before `maeve`, but `łukasz` is not.
  expect(await second.find('')).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
  await second.store.close()

  await asEarlierRelease(url, 'HP-BBBBB2', '9705554004')
  const third = await opened(url)
  expect(await third.find('lukasz')).toEqual(['HP-BBBBB2'])
  expect(await third.store.leads.one('HP-BBBBB2')).toMatchObject(leads[1] ?? {})
})

test('a row that this release cannot read keeps its columns and does not stop it', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const first = await opened(url)
  await first.store.bulk.add('leads', [
    aLead('HP-AAAAA2', 'a'),
    { ...aLead('HP-BBBBB2', 'b'), name: 'Łukasz' },
  ])
  await first.store.close()
  await asEarlierRelease(url, 'HP-BBBBB2', '1')
  await command(
    url,
    `update leads set search_text = 'kept', record = (record::jsonb - 'name')::json where id = 'HP-AAAAA2'`,
  )
  const second = await opened(url)
  expect(await second.find('lukasz')).toEqual(['HP-BBBBB2'])
  const { rows } = await command(url, `select search_text from leads where id = 'HP-AAAAA2'`)
  expect(rows).toEqual([{ search_text: 'kept' }])
})
