import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Dialog } from './Dialog.tsx'

/** A button that keeps the focus while it is disabled, as during a request: `disabled` would remove it. */
export const Button = ({ disabled = false, onClick, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    className="button"
    aria-disabled={disabled || undefined}
    // A submit button also gets a click for Enter in a field of its form.
    onClick={disabled ? (event) => event.preventDefault() : onClick}
    {...props}
  />
)

/** A button that looks like a link, for actions in a row or a sentence. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <Button className="text-button" {...props} />
)

interface ConfirmButtonProps {
  /** The button's label, and its target for screen readers. */
  label: string
  target?: string
  /** The question, and the consequences of confirming. */
  question: string
  children: ReactNode
  /** The confirming button's label: a verb, never “OK”. */
  confirmLabel: string
  onConfirm: () => void
  disabled?: boolean
}

/** A button for what can't be undone: opens a confirmation, with the focus on Cancel. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, target, question, children, confirmLabel, onConfirm, disabled = false } = props
  const [open, setOpen] = useState(false)
  const consequences = useId()
  const close = () => setOpen(false)
  const confirm = () => {
    close()
    onConfirm()
  }
  return (
    <>
      <TextButton disabled={disabled} onClick={() => setOpen(true)}>
        {label}
        {target !== undefined && <span className="visually-hidden"> {target}</span>}
      </TextButton>
      {open && (
        <Dialog title={question} describedBy={consequences} close={close}>
          <div id={consequences}>{children}</div>
          <div className="dialog-actions">
            <TextButton onClick={close}>Never mind</TextButton>
            <button type="button" className="button" onClick={confirm}>
              {confirmLabel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
