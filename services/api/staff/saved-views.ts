import type { SavedView } from '../contract/saved-views.ts'
import type { Person } from '../records/person.ts'
import type { People } from './people.ts'

/** Tabs and menus of more than this help nobody. */
export const mostViews = 30

export type ViewsOutcome = { outcome: 'kept'; views: SavedView[] } | { outcome: 'too many' }

/** Keeps a view of a person's; one of the same name makes way for it. @throws NotStored */
export const saveView = (id: string, view: SavedView, people: Pick<People, 'settle'>) =>
  change(id, people, (views) => {
    const others = views.filter(({ name }) => name !== view.name)
    // Changed in its place, so that the menu stays in order.
    return others.length < views.length
      ? views.map((each) => (each.name === view.name ? view : each))
      : [...views, view]
  })

/** Takes a view of a person's away; one that is not there is no fault. @throws NotStored */
export const removeView = (id: string, name: string, people: Pick<People, 'settle'>) =>
  change(id, people, (views) => views.filter((each) => each.name !== name))

function change(
  id: string,
  people: Pick<People, 'settle'>,
  make: (views: SavedView[]) => SavedView[],
): Promise<ViewsOutcome> {
  return people.settle<ViewsOutcome>(id, (person) => {
    const views = make(person?.views ?? [])
    if (views.length > mostViews) return { answer: { outcome: 'too many' } }
    const answer: ViewsOutcome = { outcome: 'kept', views }
    return person ? { change: { ...person, views } satisfies Person, answer } : { answer }
  })
}
