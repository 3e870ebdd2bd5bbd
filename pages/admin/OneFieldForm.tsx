import { useMutation } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { done } from '../../services/api/contract/admin.ts'
import { useAlive } from '../../renderer/client/alive.ts'
import { request } from '../../renderer/client/http.ts'
import { Fault } from './Fault.tsx'

interface OneFieldFormProps {
  /** Where the field goes. */
  path: string
  /** Sent with it. */
  more?: () => object
  /** The button, at rest and while the answer is on its way. */
  action: string
  waiting: string
  children?: ReactNode
}

/** One field, and in place of the form what the service says to it. */
export function OneFieldForm({ path, more, action, waiting, children }: OneFieldFormProps) {
  // Before the page is alive the browser would send what is typed in the address.
  const alive = useAlive()
  const send = useMutation({
    mutationFn: async (fields: object) =>
      done.parse(await request('POST', path, { ...more?.(), ...fields })),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  if (send.isSuccess) return <p role="status">{send.data.message}</p>
  return (
    <form onSubmit={submit}>
      {children}
      <Fault of={send.error} />
      <button type="submit" className="button" disabled={!alive || send.isPending}>
        {send.isPending ? waiting : action}
      </button>
    </form>
  )
}
