import type { Conflict } from '../../../services/api/editing/contract.ts'
import { Button, TextButton } from '../components/buttons.tsx'

interface ConflictsProps {
  conflicts: readonly Conflict[]
  isBusy: boolean
  resolve: (prefer: 'mine' | 'theirs') => void
}

/** Fields that two people have changed, with what each wrote. */
export const Conflicts = ({ conflicts, isBusy, resolve }: ConflictsProps) => (
  <div role="alert" className="warning">
    <p>Not saved: somebody else has changed the same since you opened the file.</p>
    <dl className="conflicts">
      {conflicts.map(({ field, mine, theirs }) => (
        <div key={field}>
          <dt>{field === '' ? 'Text' : field}</dt>
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
        Save with mine
      </Button>
      <TextButton disabled={isBusy} onClick={() => resolve('theirs')}>
        Save with theirs
      </TextButton>
    </div>
  </div>
)
