import * as Toast from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { toasts } from '../client/toasts.ts'

/** S4.24 to S4.26: 5000 ms, swiped right past 50 px, F8 focuses the viewport. */
export function Toasts() {
  const message = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.none)
  return (
    // A provider per toast: a toast that is closed under the pointer would leave the next one's
    // timer paused.
    <Toast.Provider key={message?.id} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast.Root className="toast" data-variant={message.variant}>
          <Toast.Title className="toast-title">{message.title}</Toast.Title>
          <Toast.Description>{message.description}</Toast.Description>
          {message.action && (
            <Toast.Action
              className="toast-action"
              altText={message.action.altText}
              onClick={message.action.run}
            >
              {message.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Close this message">
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" hotkey={['F8']} />
    </Toast.Provider>
  )
}
