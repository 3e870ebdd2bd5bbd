import { useState } from 'react'
import { CallForm } from './CallForm.tsx'

/** So much of an answer is shown. */
const most = 2000

/** What came back of a call. */
interface Answer {
  status: string
  took: string
  headers: string
  body: string
}

async function ask(path: string): Promise<Answer> {
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
        ? new TextDecoder().decode(bytes).slice(0, most)
        : `${bytes.byteLength} bytes of ${type}`,
    }
  } catch (error) {
    const took = `${Math.round(performance.now() - began)} ms`
    return { status: 'no answer', took, headers: '', body: String(error) }
  }
}

/** A call that is made, and all that its answer says. */
export function Asked({ label, path }: { label: string; path: string }) {
  const [answer, setAnswer] = useState<Answer>()
  return (
    <CallForm label={label} path={path} onAsk={(path) => void ask(path).then(setAnswer)}>
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
