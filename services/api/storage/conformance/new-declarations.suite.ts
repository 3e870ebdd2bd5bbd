import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { columnsOf, defineCollection } from '../collection.ts'
import { declarations } from '../../collections.ts'
import type { Declarations, StorageEngine } from '../engine.ts'

/** Opens stores with different declarations, one after the other, on the same data. */
export type OpenDeclared = () => Promise<
  <D extends Declarations>(declared: D) => Promise<StorageEngine<D>>
>

interface Note {
  id: string
  code: string
  text: string
  at: string
  hours?: number | undefined
  done: boolean
  tags: string[]
}
const { text, moment, number, flag, list } = columnsOf<Note>()
const notes = defineCollection({
  name: 'notes',
  record: z.strictObject({
    id: z.string(),
    code: z.string(),
    text: z.string(),
    at: z.string(),
    hours: z.number().optional(),
    done: z.boolean(),
    tags: z.array(z.string()),
  }),
  columns: { code: text((note) => note.code, { lookup: 'unique' }) },
})
const notesWithMore = defineCollection({
  ...notes,
  columns: {
    ...notes.columns,
    at: moment((note) => note.at),
    hours: number((note) => note.hours ?? null),
    done: flag((note) => note.done),
    tags: list((note) => note.tags, { lookup: 'latest' }),
  },
  searchText: (note) => [note.text],
})

const note = (n: number): Note => ({
  id: `note ${n}`,
  code: `code ${n}`,
  text: ['Déck', 'roof', 'snow'][n % 3] ?? '',
  at: `2026-11-0${1 + n}T10:00:00.000Z`,
  ...(n > 0 && { hours: n + 0.5 }),
  done: n % 2 === 0,
  tags: n % 2 === 0 ? ['urgent'] : [],
})
const page = { skip: 0, take: 10 }

/** Collections and columns that no release has had: a declaration is all that they need. */
export function newDeclarationConformance(adapter: string, openData: OpenDeclared): void {
  describe(`${adapter}: what is only declared`, () => {
    test('a collection stores, finds, and adds a unique value once', async () => {
      const open = await openData()
      const { collections } = await open({ ...declarations, notes })
      await collections.notes.addAll([0, 1, 2].map(note))
      const add = (id: string) =>
        collections.notes.transactBy({ column: 'code', value: 'code 3' }, (found) =>
          found ? { answer: 'found' } : { add: { ...note(3), id }, answer: 'added' },
        )
      expect((await Promise.all([add('one'), add('two')])).sort()).toEqual(['added', 'found'])
      expect((await collections.notes.findBy('code', 'code 1'))?.id).toBe('note 1')
      expect(await collections.notes.count({})).toBe(4)
    })

    test('columns that are declared later have the values of the stored records', async () => {
      const open = await openData()
      const before = await open({ ...declarations, notes })
      await before.collections.notes.addAll([0, 1, 2].map(note))
      await before.close()
      const { collections } = await open({ ...declarations, notes: notesWithMore })
      const found = async (query: Parameters<typeof collections.notes.find>[0]) =>
        (await collections.notes.find(query)).records.map(({ id }) => id)
      expect(await found({ ...page, where: { done: { is: false } } })).toEqual(['note 1'])
      expect(await found({ ...page, sort: 'hours', order: 'desc' })).toEqual([
        'note 2',
        'note 1',
        'note 0',
      ])
      expect(await found({ ...page, where: { at: { from: note(2).at } } })).toEqual(['note 2'])
      expect(await found({ ...page, words: ['deck'] })).toEqual(['note 0'])
      expect((await collections.notes.findBy('tags', 'urgent'))?.id).toBe('note 2')
    })
  })
}
