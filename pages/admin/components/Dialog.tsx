import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: string
  /** Whether the title is visible, or for screen readers only. */
  hiddenTitle?: boolean
  className?: string
  /** The id of text that is announced when the dialog opens, because the focus skips it. */
  describedBy?: string
  close: () => void
  children: ReactNode
}

/**
 * A modal dialog, open while it is rendered. The browser traps the focus and restores it; Escape
 * and a click outside close it.
 */
export function Dialog(props: DialogProps) {
  const { title, hiddenTitle = false, className, describedBy, close, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closed before it is unmounted, so that the browser restores the focus.
    return () => dialog?.close()
  }, [])
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === ref.current) close()
  }
  return (
    // On the keyboard, Escape closes it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-label={title}
      aria-describedby={describedBy}
      onCancel={close}
      onClick={closeOnBackdrop}
    >
      <div>
        {!hiddenTitle && <h2>{title}</h2>}
        {children}
      </div>
    </dialog>
  )
}
