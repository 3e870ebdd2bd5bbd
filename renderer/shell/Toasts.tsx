import * as Toast from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { toasts } from '../client/toasts.ts'

/** SPEC.md §4, §9: 5000 ms, swiped right past 50 px, F8 focuses the viewport. */
export function Toasts() {
  const message = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.none)
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast.Root key={message.id} className="toast" data-variant={message.variant}>
          <Toast.Title className="toast-title">{message.title}</Toast.Title>
          <Toast.Description>{message.description}</Toast.Description>
          <Toast.Close className="toast-close" aria-label="Close this message">
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" hotkey={['F8']} />
    </Toast.Provider>
  )
}
