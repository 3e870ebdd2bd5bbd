import { type ReactNode, useState } from 'react'
import { foldText } from '../../../services/api/contract/fold-text.ts'
import { fileUrl, isVideoFile } from '../../../services/content/model/text-files.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { Button, TextButton } from '../components/buttons.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { AddDownload } from './AddDownload.tsx'
import { useFormContext } from './form-context.ts'
import { type FieldProps, type Of, Reference, TextField } from './value-fields.tsx'

/** A file to download by its name, with a button that shows and adds some. */
export const DownloadField = (props: Of<'reference'>) => (
  <WithDownloads {...props} videos={false} valueOf={(name) => name}>
    <Reference {...props} />
  </WithDownloads>
)

/** The address of a video, with a button that shows and adds those of the site. */
export const VideoField = (props: Of<'text'>) => (
  <WithDownloads {...props} videos valueOf={fileUrl}>
    <TextField {...props} most={props.field.most} />
  </WithDownloads>
)

function WithDownloads({
  path,
  label,
  videos,
  valueOf,
  children,
}: FieldProps & {
  videos: boolean
  valueOf: (name: string) => string
  children: ReactNode
}) {
  const { change } = useFormContext()
  const [open, setOpen] = useState(false)
  return (
    <div className="picture-field">
      {children}
      <TextButton onClick={() => setOpen(true)}>
        {videos ? 'Pick or add a video' : 'Pick or add a file'}
        <span className="visually-hidden"> for {label}</span>
      </TextButton>
      {open && (
        <DownloadDialog
          videos={videos}
          close={() => setOpen(false)}
          choose={(name) => {
            change(path, valueOf(name))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface DownloadDialogProps {
  videos?: boolean
  choose: (name: string) => void
  close: () => void
}

/** The files that the site has, and a form to add one. */
export function DownloadDialog({ videos = false, choose, close }: DownloadDialogProps) {
  const { draft, names, titles, added } = useFormContext()
  const [words, setWords] = useState('')
  const all = (names['files'] ?? []).filter((name) => !videos || isVideoFile(name))
  const matching = all.filter((name) => foldText(name).includes(foldText(words.trim())))
  return (
    <Dialog
      title={videos ? 'Pick a video' : 'Pick a file'}
      className="picture-dialog"
      close={close}
    >
      {all.length > 8 && (
        <InputField
          label="Search by name"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul className="download-list">
        {matching.map((name) => (
          <li key={name}>
            <TextButton onClick={() => choose(name)}>
              {titles.get(`files/${name}`) ?? name}
            </TextButton>
          </li>
        ))}
      </ul>
      {matching.length === 0 && (
        <p>
          {all.length === 0
            ? `The site has no ${videos ? 'videos' : 'files'} of its own yet.`
            : 'No file has this in its name.'}
        </p>
      )}
      <AddDownload
        draft={draft}
        videos={videos}
        added={(name, into) => {
          added(into)
          choose(name)
        }}
      />
      <div className="dialog-actions">
        <Button onClick={close}>Close</Button>
      </div>
    </Dialog>
  )
}
