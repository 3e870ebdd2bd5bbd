import { type ReactNode, useState } from 'react'
import { TextButton } from '../components/buttons.tsx'
import { isWithin, placeOf, useFormContext } from './form-context.ts'
import type { Path } from './values.ts'

const useWithin = (path: Path): number => {
  const place = placeOf(path)
  return useFormContext().problems.filter(({ field }) => isWithin(place, field)).length
}

/** Several fields below one label, which can be closed. */
export function Section({
  path,
  label,
  summary,
  told,
  children,
}: {
  path: Path
  label: string
  summary: string
  told: { error?: string | undefined; hint?: string | undefined }
  children: ReactNode
}) {
  const count = useWithin(path)
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="form-section"
      open={opened || count > 0}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <b>{label}</b>
        {summary !== '' && <span className="form-summary"> {summary}</span>}
        {count > 0 && <span className="form-count"> {count} to fix</span>}
      </summary>
      <div className="form-fields">
        {told.hint !== undefined && <p className="field-hint">{told.hint}</p>}
        {told.error !== undefined && <p className="field-error">{told.error}</p>}
        {children}
      </div>
    </details>
  )
}

/** An offer to add what the file doesn't have. */
export const Missing = ({
  label,
  told: { hint, error },
  add,
}: {
  label: string
  told: { hint?: string | undefined; error?: string | undefined }
  add: () => void
}) => (
  <div className="form-missing">
    <TextButton onClick={add}>Add {label.toLowerCase()}</TextButton>
    {(error ?? hint) && <p className={error ? 'field-error' : 'field-hint'}>{error ?? hint}</p>}
  </div>
)

export const RemoveField = ({ label, remove }: { label: string; remove: () => void }) => (
  <p>
    <TextButton onClick={remove}>Remove {label.toLowerCase()}</TextButton>
  </p>
)
