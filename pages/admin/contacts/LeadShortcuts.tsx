import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../renderer/client/toasts.ts'
import type { Colleagues, LeadView, SavedView } from '../../../services/api/contract/leads.ts'
import type { Me } from '../AdminLayout.tsx'
import { Dialog } from '../Dialog.tsx'
import { useShortcuts } from '../shortcuts.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { commandsFor } from './commands.ts'
import type { LeadChanges } from './lead-changes.ts'
import { useOpenLead } from './lead-queries.ts'
import { focusedLead, moveRowFocus } from './row-focus.ts'
import type { ContactsNavigation } from './contacts-url.ts'

interface LeadShortcutsProps {
  navigation: ContactsNavigation
  me: Me
  leads: LeadView[]
  colleagues: Colleagues['people']
  views: SavedView[]
  changes: LeadChanges
  open: (id: string) => void
}

/** Keyboard shortcuts, their help, and the command palette. */
export function LeadShortcuts({
  navigation,
  me,
  leads,
  colleagues,
  views,
  changes,
  open,
}: LeadShortcutsProps) {
  /** The palette applies to the lead that was open or focused when it was opened. */
  const [shown, setShown] = useState<'keys' | { about: LeadView | undefined }>()
  const openId = navigation.url.lead
  const openLead = useOpenLead(openId)
  /**
   * The open lead's index in the list, or its last one: an answered lead leaves the list of new
   * leads.
   */
  const lastIndex = useRef(-1)
  const index = leads.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (index !== -1) lastIndex.current = index
  }, [index])
  const target = () => openLead ?? leads.find(({ id }) => id === focusedLead())

  const step = (by: 1 | -1) => {
    if (openId === undefined) return moveRowFocus(by)
    const from = index === -1 ? lastIndex.current - (by === 1 ? 1 : 0) : index
    const next = leads[from + by]
    lastIndex.current = from + by
    if (next) open(next.id)
  }
  const withTarget = (act: (lead: LeadView) => void) => () => {
    const lead = target()
    if (lead) act(lead)
  }
  const markContacted = (lead: LeadView) =>
    lead.status === 'new'
      ? void changes.update(lead, { status: 'contacted' })
      : toast({ title: lead.name, description: `Was answered before: it is ${lead.status}.` })
  const openNote = (lead: LeadView) => {
    if (openId === undefined) open(lead.id)
    // Runs after the lead is rendered.
    const noteField = () => document.querySelector<HTMLElement>('[data-new-note]')
    if (noteField()) noteField()?.focus()
    else setTimeout(() => noteField()?.focus(), 400)
  }
  const search = () => document.querySelector<HTMLElement>('.search-box input')?.focus()
  const toggleSelected = () =>
    document.activeElement
      ?.closest('[data-row]')
      ?.querySelector<HTMLElement>('input[type="checkbox"]')
      ?.click()
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: withTarget(markContacted),
    a: withTarget((lead) => void changes.update(lead, { assignee: me.id })),
    n: withTarget(openNote),
    x: toggleSelected,
    z: changes.undoHistory.undoLatest,
    '/': search,
    '?': () => setShown('keys'),
    'Mod+k': () => setShown({ about: target() }),
    Escape: () => {
      if (openId !== undefined) navigation.close()
    },
  })
  return (
    <>
      <p className="shortcut-help">
        <button type="button" className="text-button" onClick={() => setShown({ about: openLead })}>
          What can be done<kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <button type="button" className="text-button" onClick={() => setShown('keys')}>
          Keys<kbd aria-hidden="true">?</kbd>
        </button>
      </p>
      {shown === 'keys' && <KeyboardHelp close={() => setShown(undefined)} />}
      {typeof shown === 'object' && (
        <CommandPalette
          close={() => setShown(undefined)}
          search={(q) =>
            navigation.go({
              query: { ...navigation.url.query, page: 1, q },
              lead: undefined,
              shows: 'leads',
            })
          }
          commands={commandsFor({
            navigation: navigation,
            lead: shown.about,
            me,
            colleagues,
            views,
            update: (lead, wanted) => void changes.update(lead, wanted),
            undo: changes.undoHistory.undoLatest,
            openNote: openNote,
            showHelp: () => setShown('keys'),
            openPage: (path) => location.assign(path),
          })}
        />
      )}
    </>
  )
}

const shortcuts = [
  ['J K', 'The next lead, the one before'],
  ['Enter', 'Open the lead'],
  ['Esc', 'Close it'],
  ['E', 'Mark it as contacted: it is answered, and the clock stops'],
  ['A', 'Assign it to me'],
  ['N', 'Write a note'],
  ['X', 'Choose it, for a change to several'],
  ['Z', 'Undo my last change'],
  ['/', 'Search'],
  ['Ctrl K, ⌘ K', 'Everything that can be done, by typing'],
  ['?', 'This sheet'],
] as const

/** The list of shortcuts. */
export const KeyboardHelp = ({ close }: { close: () => void }) => (
  <Dialog title="Keys" close={close}>
    <dl className="shortcut-list">
      {shortcuts.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p>They rest while you type in a field.</p>
    <div className="dialog-actions">
      <button type="button" className="button" onClick={close}>
        Close
      </button>
    </div>
  </Dialog>
)
