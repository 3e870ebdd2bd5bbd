import { useState } from 'react'
import { toast } from '../../../../renderer/client/toasts.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { focusedRow } from '../../resource/list-keys.ts'
import { characterShortcuts, useShortcuts } from '../../shortcuts.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { commandsFor } from './commands.ts'
import type { LeadChanges } from '../changes/lead-changes.ts'
import { useColleagues, useOpenLead } from '../changes/lead-queries.ts'
import { undoHistory } from '../changes/undo-history.ts'
import type { ContactsUrl } from '../list/contacts-url.ts'
import { useSavedViews } from '../list/SavedViews.tsx'
import { openNewLead } from '../../new-lead/NewLead.tsx'
import { TextButton } from '../../components/buttons.tsx'

interface LeadShortcutsProps {
  url: ContactsUrl
  leads: LeadView[]
  update: LeadChanges['update']
}

/** Shortcuts for a lead besides those of every list, their help, and the command palette. */
export function LeadShortcuts({ url, leads, update }: LeadShortcutsProps) {
  const me = useMe()
  const colleagues = useColleagues()
  const { views } = useSavedViews()
  /** The palette applies to the lead that was open or focused when it was opened. */
  const [shown, setShown] = useState<'keys' | { about: LeadView | undefined }>()
  const openLead = useOpenLead(url.query.lead)
  const target = () => openLead ?? leads.find(({ id }) => id === focusedRow())

  const withTarget = (act: (lead: LeadView) => void) => () => {
    const lead = target()
    if (lead) act(lead)
  }
  const markContacted = (lead: LeadView) =>
    lead.status === 'new'
      ? void update(lead, { status: 'contacted' })
      : toast({ title: lead.name, description: `Already answered. Its status is ${lead.status}.` })
  const openNote = (lead: LeadView) => {
    if (url.query.lead === undefined) url.open(lead.id)
    // Runs after the lead is rendered.
    const noteField = () => document.querySelector<HTMLElement>('[data-new-note]')
    if (noteField()) noteField()?.focus()
    else setTimeout(() => noteField()?.focus(), 400)
  }
  useShortcuts({
    e: withTarget(markContacted),
    a: withTarget((lead) => void update(lead, { assignee: me.id })),
    n: withTarget(openNote),
    z: undoHistory.undoLatest,
    '?': () => setShown('keys'),
    'Mod+k': () => setShown({ about: target() }),
  })
  return (
    <>
      <p className="shortcut-help">
        <TextButton onClick={() => setShown({ about: openLead })}>
          Commands<kbd aria-hidden="true">Ctrl K</kbd>
        </TextButton>
        <TextButton onClick={() => setShown('keys')}>
          Keys<kbd aria-hidden="true">?</kbd>
        </TextButton>
      </p>
      {shown === 'keys' && <KeyboardHelp close={() => setShown(undefined)} />}
      {typeof shown === 'object' && (
        <CommandPalette
          close={() => setShown(undefined)}
          search={(q) => url.filter({ q, lead: undefined, view: undefined })}
          commands={commandsFor({
            url,
            lead: shown.about,
            me,
            colleagues,
            views,
            update: (lead, wanted) => void update(lead, wanted),
            undo: undoHistory.undoLatest,
            openNote,
            showHelp: () => setShown('keys'),
            newLead: openNewLead,
            openPage: (path) => location.assign(path),
          })}
        />
      )}
    </>
  )
}

const shortcuts = [
  ['J K', 'Next lead, previous lead'],
  ['Enter', 'Open the lead'],
  ['Esc', 'Close it'],
  ['E', 'Mark as contacted, which stops the clock'],
  ['A', 'Assign it to me'],
  ['N', 'Write a note'],
  ['C', 'New lead, on every screen'],
  ['X', 'Select it, to change several at once'],
  ['Z', 'Undo my last change, then the one before'],
  ['/', 'Search'],
  ['Ctrl K, ⌘ K', 'Type any command'],
  ['?', 'This list'],
] as const

/** The list of shortcuts, and a switch for those of one character. */
function KeyboardHelp({ close }: { close: () => void }) {
  const [on, setOn] = useState(characterShortcuts.areOn)
  return (
    <Dialog title="Keyboard shortcuts" close={close}>
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
      <p>They’re off while you type in a field.</p>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            characterShortcuts.turn(target.checked)
            setOn(target.checked)
          }}
        />
        Use one-key shortcuts in this browser
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
