import { type ChangeEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError } from '../../../../renderer/client/http.ts'
import { leadUpload, type LeadView } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { formatBytes } from '../../format.ts'
import { useOfficeTime } from '../../office-time.ts'
import { useResourceChange } from '../../resource/use-resource.ts'
import { showLead } from '../changes/lead-queries.ts'

/** Kinds of files that every browser shows as a picture. */
const pictureKinds: readonly string[] = ['jpeg', 'png', 'webp', 'avif']

interface AttachmentsProps {
  lead: LeadView
  /** The lead was erased or merged: no file can be added. */
  readOnly: boolean
}

/** The files of a lead and of those merged into it, each with the reference of its lead. */
const filesOf = (lead: LeadView) =>
  [lead, ...(lead.merged ?? [])].flatMap(({ reference, attachments }) =>
    attachments.map((file) => ({ ...file, reference })),
  )

/** The photos as thumbnails, which load when they come into view; one that is chosen is shown in full below. */
export function PhotoStrip({ lead }: Pick<AttachmentsProps, 'lead'>) {
  const [shownId, setShownId] = useState<string>()
  const photos = filesOf(lead).filter(({ kind }) => pictureKinds.includes(kind))
  if (photos.length === 0) return null
  const shown = photos.find(({ id }) => id === shownId)
  return (
    <section className="photos" aria-label="Photos">
      <ul>
        {photos.map(({ id, name, reference }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={id === shownId}
              onClick={() => setShownId(id === shownId ? undefined : id)}
            >
              <img
                src={paths.admin.attachmentThumbnail(reference, id)}
                alt={name}
                loading="lazy"
                width="88"
                height="88"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && <img src={paths.admin.attachment(shown.reference, shown.id)} alt={shown.name} />}
    </section>
  )
}

/** Downloads of a lead's photos and plans, those of merged leads with their reference, and a field to add some. */
export function Attachments({ lead, readOnly }: AttachmentsProps) {
  const { formatTime } = useOfficeTime()
  const files = filesOf(lead)
  if (files.length === 0 && readOnly) return null
  return (
    <>
      <h3>Photos and plans</h3>
      {files.length > 0 && (
        <ul>
          {files.map(({ id, name, bytes, at, reference }) => (
            <li key={id}>
              <a href={paths.admin.attachment(reference, id)} rel="external" download>
                {name}
              </a>{' '}
              ({formatBytes(bytes)}, {formatTime(at)}
              {reference !== lead.reference && `, sent with ${reference}`})
            </li>
          ))}
        </ul>
      )}
      {!readOnly && <AddFiles lead={lead} />}
    </>
  )
}

/** Sends files as a form does. @throws HttpError */
async function sendFiles(path: string, files: readonly File[]) {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  const response = await fetch(path, { method: 'POST', credentials: 'include', body })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return leadUpload.parse(JSON.parse(text))
}

interface AddFilesProps extends Pick<AttachmentsProps, 'lead'> {
  /** Called with the ids of the files that the lead got. */
  onAdded?: (ids: string[]) => void
}

/** A field that adds photos and plans to a lead. */
export function AddFiles({ lead: { id, attachments }, onAdded }: AddFilesProps) {
  const queries = useQueryClient()
  const [rejected, setRejected] = useState<string[]>([])
  const upload = useResourceChange({
    mutationFn: (files: readonly File[]) => sendFiles(paths.admin.leadFiles(id), files),
    onSuccess: (answer) => {
      showLead(queries, answer.lead)
      setRejected(answer.rejected)
      const before = new Set(attachments.map((file) => file.id))
      onAdded?.(answer.lead.attachments.flatMap((file) => (before.has(file.id) ? [] : file.id)))
    },
    refetch: ['leads'],
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    if (files.length > 0) upload.mutate(files)
  }
  return (
    <div className="add-files">
      <label>
        <span className="button secondary">
          {upload.isPending ? 'Uploading...' : 'Add photos or plans'}
        </span>
        <input
          type="file"
          multiple
          accept="image/*,application/pdf"
          disabled={upload.isPending}
          onChange={choose}
        />
      </label>
      <div role="status">
        {rejected.map((message) => (
          <p key={message} className="field-error">
            {message}
          </p>
        ))}
      </div>
      <ErrorMessage error={upload.error} />
    </div>
  )
}
