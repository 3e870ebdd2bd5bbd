import { useId, useState } from 'react'
import type { z } from 'zod'

interface SchemaTesterProps {
  label: string
  schema: z.ZodType
  example: object
}

/** A payload and the contract's verdict: accepted, or an error per field. */
export function SchemaTester({ label, schema, example }: SchemaTesterProps) {
  const [text, setText] = useState(() => JSON.stringify(example, null, 2))
  const id = useId()
  const issues = issuesIn(schema, text)
  return (
    <div className="call-form">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={10}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {issues.length === 0 ? (
          <p>The service would accept this.</p>
        ) : (
          <ul>
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function issuesIn(schema: z.ZodType, text: string): string[] {
  try {
    const { error } = schema.safeParse(JSON.parse(text))
    return (error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'payload'}: ${message}`,
    )
  } catch {
    return ['This is no JSON.']
  }
}
