import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { messageResponse } from '../../../services/api/contract/success.ts'
import { useHydrated } from '../../../renderer/client/hooks.ts'
import { request } from '../../../renderer/client/http.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

interface PostFormProps {
  /** The URL that the fields are posted to. */
  path: string
  /** Also sends the token of the link that opened the page. */
  withToken?: boolean
  /** The button's label, and the label while the request is pending. */
  submitLabel: string
  pendingLabel: string
  /** Left out: the service's message replaces the form. */
  onSuccess?: () => void
  onError?: (error: unknown) => void
  children?: ReactNode
}

/** A form whose fields are posted as JSON. */
export function PostForm(props: PostFormProps) {
  const { path, withToken, submitLabel, pendingLabel, onSuccess, onError, children } = props
  // Before hydration the browser would submit the form itself, with the fields in the URL.
  const hydrated = useHydrated()
  const send = useMutation({
    mutationFn: (fields: object) =>
      request('POST', path, { ...(withToken && { token: tokenInUrl() }), ...fields }),
    ...(onSuccess && { onSuccess }),
    ...(onError && { onError }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    send.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  if (send.isSuccess && !onSuccess)
    return <FocusedMessage text={messageResponse.parse(send.data).message} />
  return (
    <form onSubmit={submit}>
      {children}
      <ErrorMessage error={send.error} />
      <button
        type="submit"
        className="button"
        disabled={!hydrated}
        // Not `disabled`, which would remove the focus.
        aria-disabled={send.isPending || undefined}
      >
        {send.isPending ? pendingLabel : submitLabel}
      </button>
    </form>
  )
}

/** Gets the focus in place of the form, whose button had it; so it is also announced. */
function FocusedMessage({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} className="focus-target" tabIndex={-1}>
      {text}
    </p>
  )
}

/** The token of the one-time link that opened the page. */
export const tokenInUrl = () => new URLSearchParams(location.search).get('token') ?? ''
