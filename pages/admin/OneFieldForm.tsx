import { useMutation } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { messageResponse } from '../../services/api/contract/errors.ts'
import { useHydrated } from '../../renderer/client/hooks.ts'
import { request } from '../../renderer/client/http.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

interface OneFieldFormProps {
  /** The URL that the field is posted to. */
  path: string
  /** Sent with it. */
  extraFields?: () => object
  /** The button's label, and the label while the request is pending. */
  submitLabel: string
  pendingLabel: string
  children?: ReactNode
}

/** A form with one field; the service's response replaces it. */
export function OneFieldForm({
  path,
  extraFields,
  submitLabel,
  pendingLabel,
  children,
}: OneFieldFormProps) {
  // Before hydration the browser would submit the form itself, with the field in the address.
  const hydrated = useHydrated()
  const send = useMutation({
    mutationFn: async (fields: object) =>
      messageResponse.parse(await request('POST', path, { ...extraFields?.(), ...fields })),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  if (send.isSuccess) return <p role="status">{send.data.message}</p>
  return (
    <form onSubmit={submit}>
      {children}
      <ErrorMessage error={send.error} />
      <button type="submit" className="button" disabled={!hydrated || send.isPending}>
        {send.isPending ? pendingLabel : submitLabel}
      </button>
    </form>
  )
}
