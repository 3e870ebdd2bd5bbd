import { type ReactNode, useId, useState } from 'react'

interface CallFormProps {
  label: string
  /** What the field begins with. */
  path: string
  onAsk: (path: string) => void
  /** Buttons beside the one that asks. */
  more?: ReactNode
  /** What came back, below; nothing before the first call. */
  children: ReactNode
}

/** One call: its path may be changed, then it is made. */
export function CallForm({ label, path: first, onAsk, more, children }: CallFormProps) {
  const [path, setPath] = useState(first)
  const id = useId()
  return (
    <form
      className="call-form"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(path)
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className="call-row">
        <input id={id} value={path} onChange={({ target }) => setPath(target.value)} />
        <button type="submit" className="button">
          Ask
        </button>
        {more}
      </span>
      {children}
    </form>
  )
}
