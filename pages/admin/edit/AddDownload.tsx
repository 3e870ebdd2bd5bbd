import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { editingPaths } from '../../../services/api/editing/contract.ts'
import {
  endingOf,
  fileTypes,
  isVideoFile,
  maxFileBytes,
  sizeFault,
} from '../../../services/content/model/text-files.ts'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { Button } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { problemText } from './problems.tsx'
import { sendFile } from './upload.ts'

interface AddDownloadProps {
  draft: string | undefined
  /** Only videos, as browsers play them. */
  videos?: boolean
  /** The name of the file whose place it takes. */
  replaces?: string
  added: (name: string, draft: string | undefined) => void
}

/** Uploads a file that readers download or play; the check of the content says what is wrong with it. */
export function AddDownload({ draft, videos = false, replaces, added }: AddDownloadProps) {
  const heading = useId()
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const endings =
    replaces === undefined
      ? Object.keys(fileTypes).filter((ending) => !videos || isVideoFile(ending))
      : [endingOf(replaces)]
  const kinds = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    endings.map((ending) => ending.slice(1).toUpperCase()),
  )
  const send = useMutation({
    mutationFn: (file: File) =>
      sendFile(
        editingPaths.downloads,
        draft,
        replaces === undefined ? { name } : { name: replaces, replaces: 'true' },
        file,
      ),
    onSuccess: (saved) => {
      if (saved.outcome === 'saved') added(saved.name, saved.draft)
    },
  })
  const size = file && sizeFault({ name: file.name, bytes: file.size })
  const refused = send.data?.outcome === 'refused' ? send.data.problems : []
  const problems = size ? [size] : refused
  const label = replaces === undefined ? 'Add it' : 'Replace it'
  return (
    <section aria-labelledby={heading} className="add-picture">
      <h3 id={heading}>{headingFor(replaces, videos)}</h3>
      <Field label="File" hint={`${kinds}, of at most ${maxFileBytes / 1e6} MB.`}>
        {(wired) => (
          <input
            {...wired}
            type="file"
            accept={endings.join(',')}
            onChange={({ target }) => {
              const picked = target.files?.[0]
              send.reset()
              setFile(picked)
              if (picked && name === '') setName(picked.name.replace(/\.\w+$/, ''))
            }}
          />
        )}
      </Field>
      {replaces === undefined && (
        <InputField
          label="Name"
          hint="The end of its address: lower-case words with hyphens."
          value={name}
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {problems.length > 0 && (
        <ul className="problems" role="alert">
          {problems.map((problem) => (
            <li key={problem.reason}>It {problemText(problem)}</li>
          ))}
        </ul>
      )}
      <ErrorMessage error={send.error} />
      <div className="row-actions">
        <Button
          disabled={!file || size !== undefined || send.isPending}
          onClick={() => {
            if (file) send.mutate(file)
          }}
        >
          {send.isPending ? 'Sending...' : label}
        </Button>
      </div>
    </section>
  )
}

function headingFor(replaces: string | undefined, videos: boolean): string {
  if (replaces !== undefined) return 'Put another file in its place'
  return videos ? 'Add a video' : 'Add a file'
}
