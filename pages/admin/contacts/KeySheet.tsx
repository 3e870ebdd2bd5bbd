import { Dialog } from '../Dialog.tsx'

const keys = [
  ['J K', 'The next lead, the one before'],
  ['Enter', 'Open the lead'],
  ['Esc', 'Close it'],
  ['E', 'Mark it as contacted: it is answered, and the clock stops'],
  ['A', 'Assign it to me'],
  ['N', 'Write a note'],
  ['X', 'Choose it, for a change to several'],
  ['Z', 'Undo my last change'],
  ['/', 'Search'],
  ['Ctrl K, ⌘ K', 'Everything that can be done, by typing'],
  ['?', 'This sheet'],
] as const

/** What each key does. */
export const KeySheet = ({ close }: { close: () => void }) => (
  <Dialog title="Keys" close={close}>
    <dl className="key-sheet">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p>They rest while you type in a field.</p>
    <div className="choices">
      <button type="button" className="button" onClick={close}>
        Close
      </button>
    </div>
  </Dialog>
)
