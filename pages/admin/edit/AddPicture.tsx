import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { editingPaths } from '../../../services/api/editing/contract.ts'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { Button } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { useFormContext } from './form-context.ts'
import { problemText } from './problems.tsx'
import { sendFile } from './upload.ts'

/** Uploads a picture with its words; the check of the content says what is wrong with it. */
export function AddPicture({
  added,
}: {
  added: (name: string, draft: string | undefined, alt: string) => void
}) {
  const { draft } = useFormContext()
  const heading = useId()
  const [picture, setPicture] = useState<File>()
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const send = useMutation({
    mutationFn: (file: File) => sendFile(editingPaths.pictures, draft, { name, alt }, file),
    onSuccess: (saved) => {
      if (saved.outcome === 'saved') added(saved.name, saved.draft, alt)
    },
  })
  return (
    <section aria-labelledby={heading} className="add-picture">
      <h3 id={heading}>Add a picture</h3>
      <Field label="File" hint="A JPEG, PNG or SVG of at most 10 MB and at least 800 pixels wide.">
        {(wired) => (
          <input
            {...wired}
            type="file"
            accept=".jpg,.jpeg,.png,.svg"
            onChange={({ target }) => {
              const file = target.files?.[0]
              setPicture(file)
              if (file && name === '') setName(file.name.replace(/\.\w+$/, ''))
            }}
          />
        )}
      </Field>
      <InputField
        label="Name"
        hint="By which pages show it: lower-case words with hyphens."
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <InputField
        label="What it shows"
        hint="For people who can’t see it."
        value={alt}
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => setAlt(target.value)}
      />
      {send.data?.outcome === 'refused' && (
        <ul className="problems" role="alert">
          {send.data.problems.map((problem) => (
            <li key={problem.reason}>It {problemText(problem)}</li>
          ))}
        </ul>
      )}
      <ErrorMessage error={send.error} />
      <Button
        disabled={!picture || send.isPending}
        onClick={() => {
          if (picture) send.mutate(picture)
        }}
      >
        {send.isPending ? 'Adding...' : 'Add it'}
      </Button>
    </section>
  )
}
