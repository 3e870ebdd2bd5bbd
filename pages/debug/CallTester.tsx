import { type ReactNode, useId, useState } from 'react'

/** How many characters of a response are shown. */
const maxChars = 2000

/** The result of a call. */
interface CallResult {
  status: string
  took: string
  headers: string
  body: string
}

async function callService(path: string): Promise<CallResult> {
  const began = performance.now()
  try {
    const response = await fetch(path, { credentials: 'include' })
    const bytes = await response.arrayBuffer()
    const type = response.headers.get('content-type') ?? ''
    return {
      status: `${response.status} ${response.statusText}`,
      took: `${Math.round(performance.now() - began)} ms`,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: /json|text/.test(type)
        ? new TextDecoder().decode(bytes).slice(0, maxChars)
        : `${bytes.byteLength} bytes of ${type}`,
    }
  } catch (error) {
    const took = `${Math.round(performance.now() - began)} ms`
    return { status: 'no answer', took, headers: '', body: String(error) }
  }
}

/** Makes a call and shows its full response. */
export function CallTester({ label, path }: { label: string; path: string }) {
  const [answer, setAnswer] = useState<CallResult>()
  return (
    <CallForm label={label} path={path} onCall={(path) => void callService(path).then(setAnswer)}>
      {answer && (
        <div role="status">
          <p>
            <strong>{answer.status}</strong> after {answer.took}
          </p>
          <pre>{answer.headers}</pre>
          <pre>{answer.body}</pre>
        </div>
      )}
    </CallForm>
  )
}

interface CallFormProps {
  label: string
  /** The initial path. */
  path: string
  onCall: (path: string) => void
  /** Further buttons beside the submit button. */
  extraButtons?: ReactNode
  /** The result; undefined before the first call. */
  children: ReactNode
}

/** One call whose path can be edited. */
export function CallForm({ label, path: first, onCall, extraButtons, children }: CallFormProps) {
  const [path, setPath] = useState(first)
  const id = useId()
  return (
    <form
      className="call-form"
      onSubmit={(event) => {
        event.preventDefault()
        onCall(path)
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className="call-row">
        <input id={id} value={path} onChange={({ target }) => setPath(target.value)} />
        <button type="submit" className="button">
          Ask
        </button>
        {extraButtons}
      </span>
      {children}
    </form>
  )
}
