import type { ReactNode } from 'react'
import type { Conflict } from '../../../services/api/editing/contract.ts'
import { Button, TextButton } from '../components/buttons.tsx'

interface ConflictsProps {
  conflicts: readonly (Conflict & { file?: string })[]
  /** What they stop: `Save`. */
  action: string
  isBusy: boolean
  resolve: (prefer: 'mine' | 'theirs') => void
  children: ReactNode
}

/** Fields that two people have changed, with what each wrote. */
export const Conflicts = ({ conflicts, action, isBusy, resolve, children }: ConflictsProps) => (
  <div role="alert" className="warning">
    <p>{children}</p>
    <dl className="conflicts">
      {conflicts.map(({ file, field, mine, theirs }) => (
        <div key={`${file} ${field}`}>
          <dt>
            {file !== undefined && <code>{file}</code>} {field === '' ? 'Text' : field}
          </dt>
          <dd>
            <b>Yours</b> <span className="message">{mine === '' ? 'nothing' : mine}</span>
          </dd>
          <dd>
            <b>Theirs</b> <span className="message">{theirs === '' ? 'nothing' : theirs}</span>
          </dd>
        </div>
      ))}
    </dl>
    <div className="row-actions">
      <Button disabled={isBusy} onClick={() => resolve('mine')}>
        {action} with mine
      </Button>
      <TextButton disabled={isBusy} onClick={() => resolve('theirs')}>
        {action} with theirs
      </TextButton>
    </div>
  </div>
)
