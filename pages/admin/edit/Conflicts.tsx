import type { ReactNode } from 'react'
import type { Conflict } from '../../../services/api/editing/contract.ts'
import { Button, TextButton } from '../components/buttons.tsx'

interface ConflictsProps {
  conflicts: readonly (Conflict & { file?: string })[]
  /** Whose the values are. */
  sides: Record<'mine' | 'theirs', string>
  /** The buttons that take them. */
  actions: Record<'mine' | 'theirs', string>
  isBusy: boolean
  resolve: (prefer: 'mine' | 'theirs') => void
  children: ReactNode
}

/** Fields that two people have changed, with what each wrote. */
export const Conflicts = ({
  conflicts,
  sides,
  actions,
  isBusy,
  resolve,
  children,
}: ConflictsProps) => (
  <div role="alert" className="warning">
    <p>{children}</p>
    <dl className="conflicts">
      {conflicts.map(({ file, field, mine, theirs }) => (
        <div key={`${file} ${field}`}>
          <dt>
            {file !== undefined && <code>{file}</code>}{' '}
            {field === '' ? (file?.endsWith('.md') === false ? 'The whole file' : 'Text') : field}
          </dt>
          <dd>
            <b>{sides.mine}</b> <span className="message">{mine === '' ? 'nothing' : mine}</span>
          </dd>
          <dd>
            <b>{sides.theirs}</b>{' '}
            <span className="message">{theirs === '' ? 'nothing' : theirs}</span>
          </dd>
        </div>
      ))}
    </dl>
    <div className="row-actions">
      <Button disabled={isBusy} onClick={() => resolve('mine')}>
        {actions.mine}
      </Button>
      <TextButton disabled={isBusy} onClick={() => resolve('theirs')}>
        {actions.theirs}
      </TextButton>
    </div>
  </div>
)
