import { type ReactNode, useState } from 'react'
import { Dialog } from './Dialog.tsx'

interface ConfirmedProps {
  /** The button that asks, and what a screen reader hears after it: of what. */
  label: string
  of?: string
  /** The question, and what follows from a yes. */
  question: string
  children: ReactNode
  /** The button that acts, in a verb of its own: never “OK”. */
  action: string
  act: () => void
  disabled?: boolean
}

/** A button for what cannot be undone: it asks first, and the focus is on what changes nothing. */
export function Confirmed(props: ConfirmedProps) {
  const { label, of, question, children, action, act, disabled = false } = props
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const agree = () => {
    close()
    act()
  }
  return (
    <>
      <button type="button" className="quiet" disabled={disabled} onClick={() => setAsked(true)}>
        {label}
        {of !== undefined && <span className="unseen"> {of}</span>}
      </button>
      {asked && (
        <Dialog title={question} close={close}>
          {children}
          <div className="choices">
            <button type="button" className="quiet" onClick={close}>
              Keep it as it is
            </button>
            <button type="button" className="button" onClick={agree}>
              {action}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
