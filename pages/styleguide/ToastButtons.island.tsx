import { toast } from '../../renderer/client/toasts.ts'
import { island } from '../../renderer/islands/island.tsx'

/** Both toasts. */
const Buttons = () => (
  <p className="actions">
    <button
      type="button"
      className="button"
      onClick={() => toast({ title: 'Thank you!', description: 'An ordinary toast.' })}
    >
      Show a toast
    </button>{' '}
    <button
      type="button"
      className="button"
      onClick={() =>
        toast({
          title: 'Something went wrong',
          description: 'A toast that says so.',
          variant: 'destructive',
        })
      }
    >
      Show the other one
    </button>
  </p>
)

export const ToastButtons = island('ToastButtons', Buttons)
