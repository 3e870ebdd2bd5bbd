import { useState } from 'react'
import { editingPaths } from '../../../services/api/editing/contract.ts'
import { foldText } from '../../../services/api/contract/fold-text.ts'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { Button, TextButton } from '../components/buttons.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { AddPicture } from './AddPicture.tsx'
import { useFormContext } from './form-context.ts'
import { inDraft } from './overview.ts'
import type { Path } from './values.ts'

interface PictureFieldProps {
  path: Path
  value: unknown
  label: string
  required: boolean
  /** The list of names: pictures, or all with the layers of composed ones. */
  to: string
  hint?: string | undefined
  error?: string | undefined
}

/** A picture by its name, with a button that shows all of them. */
export function PictureField({ path, value, label, required, to, ...told }: PictureFieldProps) {
  const { change } = useFormContext()
  const [open, setOpen] = useState(false)
  const name = typeof value === 'string' ? value : ''
  return (
    <div className="picture-field">
      <Field label={label} {...told}>
        {(wired) => (
          <input
            {...wired}
            value={name}
            autoComplete="off"
            onChange={({ target }) => change(path, target.value === '' ? undefined : target.value)}
          />
        )}
      </Field>
      <div className="row-actions">
        <Thumbnail name={name} />
        <TextButton onClick={() => setOpen(true)}>
          Pick a picture<span className="visually-hidden"> for {label}</span>
        </TextButton>
        {!required && name !== '' && (
          <TextButton onClick={() => change(path, undefined)}>
            Take it out<span className="visually-hidden"> of {label}</span>
          </TextButton>
        )}
      </div>
      {open && (
        <PictureDialog
          to={to}
          chosen={name}
          close={() => setOpen(false)}
          choose={(picked) => {
            change(path, picked)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

function Thumbnail({ name }: { name: string }) {
  const { pictures, draft } = useFormContext()
  const file = pictures[name]
  if (file === undefined) return null
  const query = inDraft({ draft })
  const src = editingPaths.picture(file) + (query === '' ? '' : `?${query}`)
  return <img className="thumbnail" src={src} alt="" loading="lazy" width="160" height="90" />
}

interface PictureDialogProps {
  title?: string
  to: string
  chosen?: string
  /** @param alt what one that was just added shows */
  choose: (name: string, alt?: string) => void
  close: () => void
}

/** How many pictures are shown at once. */
const most = 60

export function PictureDialog({
  title = 'Pick a picture',
  to,
  chosen,
  choose,
  close,
}: PictureDialogProps) {
  const { names, added } = useFormContext()
  const [words, setWords] = useState('')
  const matching = (names[to] ?? []).filter((name) =>
    foldText(name).includes(foldText(words.trim())),
  )
  return (
    <Dialog title={title} className="picture-dialog" close={close}>
      <InputField
        label="Search by name"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="picture-grid">
        {matching.slice(0, most).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => choose(name)}
              className="picture-choice"
            >
              <Thumbnail name={name} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p>No picture has this in its name.</p>}
      {matching.length > most && (
        <p>
          {most} of {matching.length} are shown. Type more of the name.
        </p>
      )}
      <AddPicture
        added={(name, draft, alt) => {
          added(draft)
          choose(name, alt)
        }}
      />
      <div className="dialog-actions">
        <Button onClick={close}>Close</Button>
      </div>
    </Dialog>
  )
}
