import { foldText } from '../../../../services/api/contract/fold-text.ts'
import {
  type Colleagues,
  leadListQuery,
  type LeadView,
} from '../../../../services/api/leads/contract.ts'
import { leadStatuses } from '../../../../services/api/contract/lead-status.ts'
import { type SavedView } from '../../../../services/api/people/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { hasRight } from '../../../../services/api/contract/colleague.ts'
import type { Me } from '../../layout/AdminLayout.tsx'
import { navItems } from '../../layout/nav-items.ts'
import { parseListQuery } from '../../resource/list-url.ts'
import { type ContactsUrl, filterQueryString } from '../list/contacts-url.ts'
import { statusLabels } from '../lead-labels.tsx'
import type { LeadPatch } from '../changes/lead-patch.ts'

export interface Command {
  name: string
  /** The command's group, shown beside its name. */
  group: string
  run: () => void
}

interface CommandContext {
  url: Pick<ContactsUrl, 'query' | 'go' | 'open'>
  /** The open or focused lead. */
  lead: LeadView | undefined
  me: Pick<Me, 'id' | 'role' | 'rights'>
  colleagues: Colleagues['people']
  views: SavedView[]
  update: (lead: LeadView, wanted: LeadPatch) => void
  undo: () => void
  openNote: (lead: LeadView) => void
  showHelp: () => void
  newLead: () => void
  openPage: (path: string) => void
}

/** Returns the commands that are available now. */
export function commandsFor(context: CommandContext): Command[] {
  const { url, lead, views, undo, showHelp, newLead, openPage } = context
  const go = (name: string, run: () => void): Command => ({ name, group: 'Go to', run })
  return [
    ...(lead ? leadCommands(lead, context) : []),
    go('All leads', () => url.go({})),
    ...leadStatuses.map((status) =>
      go(`${statusLabels[status]} leads`, () => url.go({ status: [status] })),
    ),
    go('Unassigned leads', () => url.go({ assignee: 'nobody' })),
    go('My leads', () => url.go({ assignee: context.me.id })),
    go('Due next', () => url.go({ status: ['new'], sort: 'due', order: 'asc' })),
    go('Quarantine', () => url.go({ ...url.query, lead: undefined, view: 'quarantine' })),
    ...views.map(({ name, query }) => go(name, () => url.go(parseListQuery(leadListQuery, query)))),
    ...[...navItems.primary, ...navItems.secondary]
      .filter(
        ({ path, ...item }) =>
          path !== paths.admin.contactsPage &&
          (!('right' in item) || hasRight(context.me, item.right)),
      )
      .map(({ path, label }) => go(label, () => openPage(path))),
    { name: 'New lead', group: 'Do', run: newLead },
    { name: 'Undo my last change', group: 'Do', run: undo },
    {
      name: 'Export this list (CSV)',
      group: 'Do',
      run: () => openPage(`${paths.admin.leadsCsv}?${filterQueryString(url.query)}`),
    },
    { name: 'Show keyboard shortcuts', group: 'Help', run: showHelp },
  ]
}

function leadCommands(
  lead: LeadView,
  { url, me, colleagues, update, openNote }: CommandContext,
): Command[] {
  const group = lead.name
  return [
    ...leadStatuses
      .filter((status) => status !== lead.status)
      .map((status) => ({
        name: `Set status: ${statusLabels[status].toLowerCase()}`,
        group,
        run: () => update(lead, { status }),
      })),
    ...colleagues
      .filter(({ id }) => id !== lead.assignee)
      .map(({ id, name }) => ({
        name: id === me.id ? 'Assign to me' : `Assign to ${name}`,
        group,
        run: () => update(lead, { assignee: id }),
      })),
    ...(lead.assignee === undefined
      ? []
      : [{ name: 'Assign to no one', group, run: () => update(lead, { assignee: null }) }]),
    { name: 'Write a note', group, run: () => openNote(lead) },
    ...(url.query.lead === lead.id ? [] : [{ name: 'Open', group, run: () => url.open(lead.id) }]),
  ]
}

/** Returns the commands in which every typed word is the start of a word. */
export function matchingCommands(commands: Command[], typed: string): Command[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ name, group }) => {
    const words = foldText(`${name} ${group}`).split(/[\s:()]+/)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
}
