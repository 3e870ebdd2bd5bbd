import type { Colleagues, LeadView } from '../../../services/api/contract/admin.ts'
import { leadStatuses } from '../../../services/api/contract/lead-status.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import type { SavedView } from '../../../services/api/contract/saved-views.ts'
import { places } from '../places.ts'
import { filterText, readAddress, wholeList } from './address.ts'
import { statusNames } from './change-words.ts'
import type { Wanted } from './undo.ts'
import type { Addressed } from './use-address.ts'

export interface Command {
  name: string
  /** What kind of thing it does, beside its name. */
  group: string
  run: () => void
}

interface Around {
  at: Addressed
  /** The lead that is open or has the focus. */
  lead: LeadView | undefined
  me: { id: string }
  colleagues: Colleagues['people']
  views: SavedView[]
  change: (lead: LeadView, wanted: Wanted) => void
  undo: () => void
  note: (lead: LeadView) => void
  showKeys: () => void
  leave: (path: string) => void
}

/** Everything that can be done just now. */
export function commandsFor(around: Around): Command[] {
  const { at, lead, views, undo, showKeys, leave } = around
  const go = (name: string, run: () => void): Command => ({ name, group: 'Go to', run })
  return [
    ...(lead ? leadCommands(lead, around) : []),
    go('All leads', () => at.go({ query: wholeList, lead: undefined, shows: 'leads' })),
    ...leadStatuses.map((status) =>
      go(`${statusNames[status]} leads`, () =>
        at.go({ query: { ...wholeList, status: [status] }, lead: undefined, shows: 'leads' }),
      ),
    ),
    go('Leads that nobody looks after', () =>
      at.go({ query: { ...wholeList, assignee: 'nobody' }, lead: undefined, shows: 'leads' }),
    ),
    go('My leads', () =>
      at.go({ query: { ...wholeList, assignee: around.me.id }, lead: undefined, shows: 'leads' }),
    ),
    go('What is due next', () =>
      at.go({
        query: { ...wholeList, status: ['new'], sort: 'due', order: 'asc' },
        lead: undefined,
        shows: 'leads',
      }),
    ),
    go('Set aside as automatic', () => at.go({ lead: undefined, shows: 'set aside' })),
    ...views.map(({ name, query }) =>
      go(name, () => at.go({ ...readAddress(query), lead: undefined })),
    ),
    ...[...places.first, ...places.rest]
      .filter(({ path }) => path !== paths.admin.contactsPage)
      .map(({ path, label }) => go(label, () => leave(path))),
    { name: 'Undo my last change', group: 'Do', run: undo },
    {
      name: 'Save this list as a table (CSV)',
      group: 'Do',
      run: () => leave(`${paths.admin.leadsTable}?${filterText(at.address.query)}`),
    },
    { name: 'Show the keys', group: 'Help', run: showKeys },
  ]
}

function leadCommands(lead: LeadView, { at, me, colleagues, change, note }: Around): Command[] {
  const group = lead.name
  return [
    ...leadStatuses
      .filter((status) => status !== lead.status)
      .map((status) => ({
        name: `Set status: ${statusNames[status].toLowerCase()}`,
        group,
        run: () => change(lead, { status }),
      })),
    ...colleagues
      .filter(({ id }) => id !== lead.assignee)
      .map(({ id, name }) => ({
        name: id === me.id ? 'Assign to me' : `Assign to ${name}`,
        group,
        run: () => change(lead, { assignee: id }),
      })),
    ...(lead.assignee === undefined
      ? []
      : [{ name: 'Assign to nobody', group, run: () => change(lead, { assignee: null }) }]),
    { name: 'Write a note', group, run: () => note(lead) },
    ...(at.address.lead === lead.id
      ? []
      : [{ name: 'Open', group, run: () => at.go({ lead: lead.id }) }]),
  ]
}

/** In: commands and what was typed. Out: those that have every word, by the beginning of one of theirs. */
export function fitting(commands: Command[], typed: string): Command[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ name, group }) => {
    const words = `${name} ${group}`.toLowerCase().split(/[\s:()]+/)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
}
