import { useRef } from 'react'
import { useAddress as useDeskAddress } from '../address.ts'
import { addressText, type ContactsAddress, readAddress } from './address.ts'

export interface Addressed {
  address: ContactsAddress
  /** Shows something else under an address of its own; `replace` leaves no step to go back to. */
  go: (next: Partial<ContactsAddress>, way?: 'push' | 'replace') => void
  /** The address of something else, for a link. */
  linkTo: (next: Partial<ContactsAddress>) => string
  /** Closes the lead: back to where it was opened from, when that was the step before. */
  close: () => void
}

/** The page's address is its state: back, forward and sending it to a colleague work by themselves. */
export function useAddress(): Addressed {
  const { query, change } = useDeskAddress()
  const openedHere = useRef(false)
  const address = readAddress(query)
  const linkTo: Addressed['linkTo'] = (next) => {
    const text = addressText({ ...address, ...next })
    return text === '' ? location.pathname : `?${text}`
  }
  const go: Addressed['go'] = (next, way = 'push') => {
    const wanted = new URLSearchParams(addressText({ ...address, ...next }))
    const gone = [...query.keys()].map((name) => [name, undefined] as const)
    if (way === 'push') openedHere.current = next.lead !== undefined && address.lead === undefined
    change({ ...Object.fromEntries(gone), ...Object.fromEntries(wanted) }, { step: way === 'push' })
  }
  const close = () => {
    if (openedHere.current) history.back()
    else go({ lead: undefined }, 'replace')
    openedHere.current = false
  }
  return { address, go, linkTo, close }
}
