import type { SavedView } from './contract.ts'
import type { Person } from './person.ts'
import type { PeopleRepository } from './people-repository.ts'

/** A longer menu would be unusable. */
const maxViews = 30

export type ViewsOutcome = { outcome: 'kept'; views: SavedView[] } | { outcome: 'too many' }

/** Stores a person's view, replacing one of the same name. @throws NotStoredError */
export const saveView = (id: string, view: SavedView, people: Pick<PeopleRepository, 'transact'>) =>
  change(id, people, (views) => {
    const others = views.filter(({ name }) => name !== view.name)
    // Replaced in place, to keep the menu's order.
    return others.length < views.length
      ? views.map((each) => (each.name === view.name ? view : each))
      : [...views, view]
  })

/** Removes a person's view. Idempotent. @throws NotStoredError */
export const removeView = (id: string, name: string, people: Pick<PeopleRepository, 'transact'>) =>
  change(id, people, (views) => views.filter((each) => each.name !== name))

function change(
  id: string,
  people: Pick<PeopleRepository, 'transact'>,
  make: (views: SavedView[]) => SavedView[],
): Promise<ViewsOutcome> {
  return people.transact<ViewsOutcome>(id, (person) => {
    const views = make(person?.views ?? [])
    if (views.length > maxViews) return { answer: { outcome: 'too many' } }
    const answer: ViewsOutcome = { outcome: 'kept', views }
    return person ? { change: { ...person, views } satisfies Person, answer } : { answer }
  })
}
