import { type ReactNode, useId, useRef } from 'react'

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

/** A button for what cannot be undone: it asks first, in a dialog that Escape leaves. */
export function Confirmed(props: ConfirmedProps) {
  const { label, of, question, children, action, act, disabled = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={disabled}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
        {of !== undefined && <span className="unseen"> {of}</span>}
      </button>
      <dialog ref={dialog} className="asked" aria-labelledby={heading}>
        <h2 id={heading}>{question}</h2>
        <div>{children}</div>
        <form method="dialog">
          <button className="quiet">Keep it as it is</button>
          <button className="button" onClick={act}>
            {action}
          </button>
        </form>
      </dialog>
    </>
  )
}
