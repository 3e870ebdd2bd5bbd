import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: string
  /** Whether the title is seen, or said to screen readers only. */
  quietTitle?: boolean
  className?: string
  close: () => void
  children: ReactNode
}

/**
 * A modal dialog, open while it is rendered. The browser keeps the focus in it and gives it back; Escape and
 * a press beside it close it.
 */
export function Dialog({ title, quietTitle = false, className, close, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closed before it goes, or the focus would go with it.
    return () => dialog?.close()
  }, [])
  const beside = ({ target }: MouseEvent) => {
    if (target === ref.current) close()
  }
  return (
    // Escape does the same by the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={className ? `desk-dialog ${className}` : 'desk-dialog'}
      aria-label={title}
      onCancel={close}
      onClick={beside}
    >
      <div>
        {!quietTitle && <h2>{title}</h2>}
        {children}
      </div>
    </dialog>
  )
}
