import { describe, expect, test } from 'vitest'
import type { Lead } from '../../leads/lead.ts'
import { searchWords } from '../../leads/search-words.ts'
import { aLead } from '../../testing/sample-lead.ts'
import type { LeadSearch } from '../../leads/lead-repository.ts'
import type { Store } from '../../store.ts'
import { referenceChar, addLeadOnce, type OpenFixture } from '../../testing/store-fixture.ts'

export function leadSearchConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: searching leads`, () => {
    test('lists newest first, in pages, over more than one month', async () => {
      const { store } = await open()
      for (let n = 0; n < 30; n += 1) {
        const month = n < 10 ? '10' : '11'
        const receivedAt = `2026-${month}-05T10:00:${String(n).padStart(2, '0')}.000Z`
        await addLeadOnce(store, {
          ...aLead(`HP-AAAA${referenceChar(n)}2`, `key ${n}`),
          receivedAt,
        })
      }
      const { leads, total } = await store.leads.newestFirst(18, 4)
      expect(total).toBe(30)
      expect(leads.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
        'key 11',
        'key 10',
        'key 9',
        'key 8',
      ])
    })

    test('finds leads that contain each word of at least one list', async () => {
      const { store } = await open()
      const named = (id: string, name: string, more: Partial<Lead> = {}) => ({
        ...aLead(id),
        ...{ name, email: '', phone: '', message: '', ...more },
      })
      await store.bulk.add('leads', [
        named('HP-AAAAA2', 'Ada Moss'),
        named('HP-BBBBB2', 'Ben Moss'),
        named('HP-CCCCC2', 'Cleo Reed'),
        named('HP-DDDDD2', 'Dan Fern', { status: 'won' }),
        named('HP-EEEEE2', 'Eva Reed', { mergedInto: 'HP-AAAAA2' }),
      ])
      const search = async (anyOf: readonly (readonly string[])[], statuses?: Lead['status'][]) => {
        const query = { words: [], anyOf, statuses, sort: 'received', order: 'asc' } as const
        const { leads, total } = await store.leads.search(query, 0, 10)
        expect(total).toBe(leads.length)
        return leads.map(({ name }) => name)
      }
      expect(await search([['ben', 'moss'], ['fern']])).toEqual(['Ben Moss', 'Dan Fern'])
      expect(await search([['ben', 'reed'], ['fern']], ['won'])).toEqual(['Dan Fern'])
      // Through the one that was merged into it.
      expect(await search([['eva']])).toEqual(['Ada Moss'])
      expect(await search([])).toEqual([])
    })

    /**
     * Stores four leads a day apart. Returns a function that lists the leads that a search finds, by one character of
     * their references.
     */
    const searched = async () => {
      const fixture = await open()
      const made: Lead[] = [
        {
          ...aLead('HP-AAAAA2'),
          name: 'Zoë Álvarez',
          wonValue: 9_000,
          status: 'won',
          tags: ['roof'],
        },
        {
          ...aLead('HP-BBBBB2'),
          name: 'adam',
          phone: '(970) 555-0199',
          dueAt: '2026-11-07T10:00:00.000Z',
        },
        { ...aLead('HP-CCCCC2'), name: 'Bea', assignee: 'ann', dueAt: '2026-11-06T10:00:00.000Z' },
        {
          ...aLead('HP-DDDDD2'),
          name: 'adam',
          wonValue: 20_000,
          status: 'won',
          serviceType: 'remodels',
        },
      ]
      for (const [n, lead] of made.entries())
        await addLeadOnce(fixture.store, { ...lead, receivedAt: `2026-11-0${n + 1}T10:00:00.000Z` })
      const find = async (store: Store, search: Partial<LeadSearch>, skip = 0, take = 10) => {
        const whole: LeadSearch = { words: [], sort: 'received', order: 'desc', ...search }
        const { leads, total, counts } = await store.leads.search(whole, skip, take)
        return { ids: leads.map(({ id }) => id.charAt(3)).join(''), total, counts }
      }
      return { fixture, find }
    }

    test('a search finds every word, in any case, without accents, after a restart too', async () => {
      const { fixture, find } = await searched()
      const store = await fixture.reopen()
      const ids = async (...words: string[]) => (await find(store, { words })).ids
      expect(await ids()).toBe('DCBA')
      expect(await ids('alvarez', 'zoe')).toBe('A')
      expect(await ids('alvarez', 'bea')).toBe('')
      expect(await ids('9705550199')).toBe('B')
      expect(await ids('hp-ccc')).toBe('C')
      expect(await ids('100%')).toBe('')
    })

    test.each([
      ['Maeve O’Brien', "o'brien", 'obrien', 'O’BRIEN', 'o`brien', 'oʼbrien'],
      ['Jean\u2011Luc Picard', 'jean-luc', 'Jean–Luc', 'jean luc', 'jean\u00ADluc-\u200Bpicard'],
      ['Jean-Luc Pi\u200Bcard', 'picard', 'jean\u2010luc', 'pi\u00ADcard'],
      ['Łukasz Żółć', 'lukasz', 'ŁUKASZ', 'zolc', 'łukasz żółć'],
      ['Đặng Văn Minh', 'dang', 'Đặng', 'van'],
      ['Jürgen Groß', 'gross', 'GROẞ', 'jurgen', 'groß'],
      ['Søren Sæther', 'soren', 'saether', 'Søren'],
      ['İbrahim Ilıcalı', 'ibrahim', 'ilicali', 'ılıcalı'],
      ['ＡＬＥＸ Ｋｉｎｇ', 'alex king', 'Alex'],
    ])('a lead of %s is found by a name as people type it', async (name, ...typed) => {
      const { fixture, find } = await searched()
      await addLeadOnce(fixture.store, {
        ...aLead('HP-EEEEE2'),
        name,
        receivedAt: '2026-11-09T10:00:00.000Z',
      })
      const store = await fixture.reopen()
      for (const text of typed) {
        const words = searchWords(text).filter((word) => !word.includes('--'))
        const wanted = text === 'jean\u00ADluc-\u200Bpicard' ? '' : 'E'
        expect([text, (await find(store, { words })).ids]).toEqual([text, wanted])
      }
    })

    test('a lead is found by each of its phone numbers, also one in a note, in any notation', async () => {
      const { fixture, find } = await searched()
      await addLeadOnce(fixture.store, {
        ...aLead('HP-EEEEE2'),
        phone: '970-555-2002 ext. 12 or (970) 555-3003 after 5pm',
        message: 'My wife is at 303.555.4004.',
        receivedAt: '2026-11-09T10:00:00.000Z',
      })
      const store = await fixture.reopen()
      for (const text of [
        '9705552002',
        '(970) 555-2002',
        '+1 970 555 2002 x12',
        '970-555-3003',
        '555 3003',
        '970-555-3003 after 5pm',
        '303-555-4004',
        '٩٧٠-٥٥٥-٢٠٠٢',
        '９７０５５５２００２',
      ])
        expect([text, (await find(store, { words: searchWords(text) })).ids]).toEqual([text, 'E'])
      // Every US number begins with +1 9.
      expect((await find(store, { words: searchWords('1970') })).ids).toBe('')
    })

    test('a search filters by status, assignee, tag, service and time, and counts by status', async () => {
      const { fixture, find } = await searched()
      const ids = async (search: Partial<LeadSearch>) => (await find(fixture.store, search)).ids
      expect(await ids({ statuses: ['won', 'lost'] })).toBe('DA')
      expect(await ids({ assignee: 'ann' })).toBe('C')
      expect(await ids({ assignee: null })).toBe('DBA')
      expect(await ids({ tag: 'roof' })).toBe('A')
      expect(await ids({ serviceType: 'remodels' })).toBe('D')
      const days = { since: '2026-11-02T10:00:00.000Z', before: '2026-11-04T10:00:00.000Z' }
      expect(await ids(days)).toBe('CB')
      const { total, counts } = await find(fixture.store, { statuses: ['won'], assignee: null })
      expect([total, counts]).toEqual([
        2,
        { new: 1, contacted: 0, quoted: 0, won: 2, lost: 0, spam: 0 },
      ])
    })

    test('leads are found by the town that their address names, after a restart and a correction too', async () => {
      const { fixture, find } = await searched()
      const inTown = async (store: Store, town: string) => (await find(store, { town })).ids
      const move = (store: Store, id: string, town: string) =>
        store.leads.transact(id, (lead) =>
          lead ? { change: { ...lead, town }, answer: 0 } : { answer: 0 },
        )
      await move(fixture.store, 'HP-AAAAA2', '12 Mill Creek, Vail, CO 81657')
      await move(fixture.store, 'HP-BBBBB2', 'Eagle-Vail')
      await move(fixture.store, 'HP-CCCCC2', 'vail')
      const store = await fixture.reopen()
      expect(await inTown(store, 'vail')).toBe('CA')
      expect(await inTown(store, 'eagle vail')).toBe('B')
      expect(await inTown(store, 'mill creek')).toBe('A')
      expect(await inTown(store, 'avon')).toBe('')
      await move(store, 'HP-CCCCC2', 'Avon')
      expect([await inTown(store, 'vail'), await inTown(store, 'avon')]).toEqual(['A', 'C'])
    })

    test('leads that can’t wait and wait for an answer come first in pages by time, and nowhere else', async () => {
      const { fixture, find } = await searched()
      const change = (store: Store, id: string, fields: Partial<Lead>) =>
        store.leads.transact(id, (lead) =>
          lead ? { change: { ...lead, ...fields }, answer: 0 } : { answer: 0 },
        )
      await change(fixture.store, 'HP-BBBBB2', { urgent: true })
      // It is won: nobody waits.
      await change(fixture.store, 'HP-AAAAA2', { urgent: true })
      const store = await fixture.reopen()
      const ids = async (search: Partial<LeadSearch>, skip = 0, take = 10) =>
        (await find(store, search, skip, take)).ids
      expect(await ids({})).toBe('BDCA')
      expect(await ids({ sort: 'due', order: 'asc' })).toBe('BCDA')
      expect(await ids({ sort: 'name', order: 'asc' })).toBe('DBCA')
      expect(await ids({ sort: 'received', order: 'asc' })).toBe('ABCD')
      const pages = [await ids({}, 0, 2), await ids({}, 2, 2), await ids({}, 1, 2)]
      expect(pages).toEqual(['BD', 'CA', 'DC'])
      expect(await find(store, { statuses: ['won'] })).toMatchObject({
        ids: 'DA',
        total: 2,
        counts: { new: 2, won: 2 },
      })
      await change(store, 'HP-BBBBB2', { answeredAt: '2026-11-06T10:00:00.000Z' })
      expect(await ids({})).toBe('DCBA')
    })

    test('leads are found by when they must be answered', async () => {
      const { fixture, find } = await searched()
      const dueBefore = '2026-11-07T00:00:00.000Z'
      expect((await find(fixture.store, { dueBefore })).ids).toBe('C')
    })

    test('results are sorted, with missing values last and equal values newest first, and paged', async () => {
      const { fixture, find } = await searched()
      const ids = async (sort: LeadSearch['sort'], order: 'asc' | 'desc') =>
        (await find(fixture.store, { sort, order })).ids
      expect(await ids('received', 'asc')).toBe('ABCD')
      expect(await ids('name', 'asc')).toBe('DBCA')
      expect(await ids('name', 'desc')).toBe('ACDB')
      expect(await ids('due', 'asc')).toBe('CBDA')
      expect(await ids('value', 'desc')).toBe('DACB')
      expect(await find(fixture.store, { sort: 'name', order: 'asc' }, 1, 2)).toMatchObject({
        ids: 'BC',
        total: 4,
      })
    })

    test('a merged lead is in no list, and its tags are not suggested', async () => {
      const { fixture, find } = await searched()
      await fixture.store.leads.transact('HP-AAAAA2', (lead) =>
        lead ? { change: { ...lead, mergedInto: 'HP-BBBBB2' }, answer: 0 } : { answer: 0 },
      )
      const store = await fixture.reopen()
      const { ids, total, counts } = await find(store, {})
      expect([ids, total, counts.won]).toEqual(['DCB', 3, 1])
      expect(await store.leads.tags(10)).toEqual([])
      expect((await store.leads.one('HP-AAAAA2'))?.mergedInto).toBe('HP-BBBBB2')
    })

    /** Merges `one` into `other`. */
    const merge = (store: Store, one: string, other: string) =>
      store.leads.transact(one, (lead) =>
        lead ? { change: { ...lead, mergedInto: other }, answer: 0 } : { answer: 0 },
      )

    test('words of a merged lead find the lead that it was merged into, through any number of merges', async () => {
      const { fixture, find } = await searched()
      await merge(fixture.store, 'HP-AAAAA2', 'HP-BBBBB2')
      await merge(fixture.store, 'HP-BBBBB2', 'HP-CCCCC2')
      const store = await fixture.reopen()
      const ids = async (...words: string[]) => (await find(store, { words })).ids
      expect(await ids('alvarez')).toBe('C')
      expect(await ids('9705550199')).toBe('C')
      // A word of each lead.
      expect(await ids('alvarez', 'adam', 'bea')).toBe('C')
      expect(await ids('alvarez', 'nobody')).toBe('')
      const scan = await store.leads.scan({ words: ['alvarez'], sort: 'received', order: 'desc' })
      expect(scan.total).toBe(1)
      const { total, counts } = await find(store, { words: ['alvarez'], statuses: ['won'] })
      expect([total, counts.new, counts.won]).toEqual([0, 1, 0])
      const merged = await store.leads.mergedInto('HP-CCCCC2')
      expect(merged.map(({ id }) => id)).toEqual(['HP-AAAAA2', 'HP-BBBBB2'])
      expect(await store.leads.mergedInto('HP-DDDDD2')).toEqual([])
    })

    test('a cycle of merged leads (a data error) does not hang a search', async () => {
      const { fixture, find } = await searched()
      await merge(fixture.store, 'HP-AAAAA2', 'HP-BBBBB2')
      await merge(fixture.store, 'HP-BBBBB2', 'HP-AAAAA2')
      expect((await find(fixture.store, { words: ['alvarez'] })).total).toBe(0)
      const merged = await fixture.store.leads.mergedInto('HP-AAAAA2')
      expect(merged.map(({ id }) => id)).toEqual(['HP-BBBBB2'])
    })

    test('tags are sorted by use, then alphabetically', async () => {
      const { store } = await open()
      const tags = [['roof', 'snow'], ['snow', 'deck'], ['snow'], undefined]
      for (const [n, some] of tags.entries())
        await addLeadOnce(store, {
          ...aLead(`HP-AAAA${referenceChar(n)}2`),
          ...(some && { tags: some }),
        })
      expect(await store.leads.tags(10)).toEqual(['snow', 'deck', 'roof'])
      expect(await store.leads.tags(1)).toEqual(['snow'])
    })

    test('a change by staff is searchable at once', async () => {
      const { fixture, find } = await searched()
      await fixture.store.leads.transact('HP-BBBBB2', (lead) =>
        lead
          ? { change: { ...lead, status: 'contacted', tags: ['snow load'] }, answer: 0 }
          : { answer: 0 },
      )
      expect((await find(fixture.store, { words: ['snow'], statuses: ['contacted'] })).ids).toBe(
        'B',
      )
      expect((await find(fixture.store, { sort: 'due', order: 'asc' })).ids).toBe('CDBA')
    })

    test('listeners get events of added and changed leads until they unsubscribe', async () => {
      const { store } = await open()
      const heard: string[] = []
      const stop = store.watch((what) => heard.push(what))
      // A PostgreSQL listener gets events once it is connected, which it reports.
      await addLeadOnce(store, aLead('HP-AAAAA2'))
      await expect.poll(() => heard.length).toBeGreaterThan(0)
      heard.length = 0
      await addLeadOnce(store, aLead('HP-BBBBB2', 'another'))
      await expect.poll(() => heard).toContain('added')
      // The event of the start, which is also `changed`, comes no later than the first `added`.
      heard.length = 0
      await store.leads.transact('HP-BBBBB2', (lead) =>
        lead ? { change: { ...lead, version: 2 }, answer: 1 } : { answer: 0 },
      )
      await expect.poll(() => heard).toContain('changed')
      heard.length = 0
      const at = '2026-11-05T15:00:00.000Z'
      const history = [{ at, by: 'Olive', change: 'imported from a CSV file', version: 1 }]
      await addLeadOnce(store, { ...aLead('HP-DDDDD2', 'imported'), history })
      await expect.poll(() => heard).toContain('changed')
      expect(heard).not.toContain('added')
      stop()
      heard.length = 0
      await addLeadOnce(store, aLead('HP-CCCCC2', 'a third'))
      expect(heard).toEqual([])
    })
  })
}
