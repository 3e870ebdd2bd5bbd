import { useEffect, useRef, useState } from 'react'
import type { Colleagues, LeadView } from '../../../services/api/contract/admin.ts'
import type { SavedView } from '../../../services/api/contract/saved-views.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import type { Me } from '../Desk.tsx'
import { useKeys } from '../keys.ts'
import type { LeadChanges } from './change-lead.ts'
import { commandsFor } from './commands.ts'
import { KeySheet } from './KeySheet.tsx'
import { useOpenLead } from './lead-queries.ts'
import { Palette } from './Palette.tsx'
import { focusedLead, focusNeighbour } from './row-focus.ts'
import type { Addressed } from './use-address.ts'

interface LeadKeysProps {
  at: Addressed
  me: Me
  leads: LeadView[]
  colleagues: Colleagues['people']
  views: SavedView[]
  changes: LeadChanges
  open: (id: string) => void
}

/** The page by keyboard: the keys, their sheet, and everything by typing. */
export function LeadKeys({ at, me, leads, colleagues, views, changes, open }: LeadKeysProps) {
  /** The palette is about the lead that was open or had the focus when it came. */
  const [shown, setShown] = useState<'keys' | { about: LeadView | undefined }>()
  const openId = at.address.lead
  const openLead = useOpenLead(openId)
  /** Where the open lead stands, or last stood: what is answered leaves the list of new ones. */
  const place = useRef(-1)
  const found = leads.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (found !== -1) place.current = found
  }, [found])
  const target = () => openLead ?? leads.find(({ id }) => id === focusedLead())

  const step = (by: 1 | -1) => {
    if (openId === undefined) return focusNeighbour(by)
    const from = found === -1 ? place.current - (by === 1 ? 1 : 0) : found
    const next = leads[from + by]
    place.current = from + by
    if (next) open(next.id)
  }
  const onTarget = (act: (lead: LeadView) => void) => () => {
    const lead = target()
    if (lead) act(lead)
  }
  const contacted = (lead: LeadView) =>
    lead.status === 'new'
      ? void changes.change(lead, { status: 'contacted' })
      : toast({ title: lead.name, description: `Was answered before: it is ${lead.status}.` })
  const note = (lead: LeadView) => {
    if (openId === undefined) open(lead.id)
    // Once it is on the screen.
    const box = () => document.querySelector<HTMLElement>('[data-new-note]')
    if (box()) box()?.focus()
    else setTimeout(() => box()?.focus(), 400)
  }
  const search = () => document.querySelector<HTMLElement>('.search-box input')?.focus()
  const tick = () =>
    document.activeElement
      ?.closest('[data-row]')
      ?.querySelector<HTMLElement>('input[type="checkbox"]')
      ?.click()
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    e: onTarget(contacted),
    a: onTarget((lead) => void changes.change(lead, { assignee: me.id })),
    n: onTarget(note),
    x: tick,
    z: changes.undo,
    '/': search,
    '?': () => setShown('keys'),
    'Mod+k': () => setShown({ about: target() }),
    Escape: () => {
      if (openId !== undefined) at.close()
    },
  })
  return (
    <>
      <p className="key-help">
        <button type="button" className="quiet" onClick={() => setShown({ about: openLead })}>
          What can be done<kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <button type="button" className="quiet" onClick={() => setShown('keys')}>
          Keys<kbd aria-hidden="true">?</kbd>
        </button>
      </p>
      {shown === 'keys' && <KeySheet close={() => setShown(undefined)} />}
      {typeof shown === 'object' && (
        <Palette
          close={() => setShown(undefined)}
          search={(q) =>
            at.go({ query: { ...at.address.query, page: 1, q }, lead: undefined, shows: 'leads' })
          }
          commands={commandsFor({
            at,
            lead: shown.about,
            me,
            colleagues,
            views,
            change: (lead, wanted) => void changes.change(lead, wanted),
            undo: changes.undo,
            note,
            showKeys: () => setShown('keys'),
            leave: (path) => location.assign(path),
          })}
        />
      )}
    </>
  )
}
