import { useId, useState } from 'react'
import type { z } from 'zod'

interface CheckedProps {
  label: string
  schema: z.ZodType
  example: object
}

/** A payload, and what the contract says of it: nothing, or field by field what is wrong. */
export function Checked({ label, schema, example }: CheckedProps) {
  const [text, setText] = useState(() => JSON.stringify(example, null, 2))
  const id = useId()
  const faults = faultsOf(schema, text)
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
        {faults.length === 0 ? (
          <p>The service would accept this.</p>
        ) : (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function faultsOf(schema: z.ZodType, text: string): string[] {
  try {
    const { error } = schema.safeParse(JSON.parse(text))
    return (error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'payload'}: ${message}`,
    )
  } catch {
    return ['This is no JSON.']
  }
}
