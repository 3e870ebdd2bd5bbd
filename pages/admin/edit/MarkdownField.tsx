import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { editingPaths, previewResponse } from '../../../services/api/editing/contract.ts'
import { englishName } from '../../../services/content/model/languages.ts'
import { fileUrl } from '../../../services/content/model/text-files.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { TextButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { DownloadDialog } from './DownloadField.tsx'
import { useFormContext } from './form-context.ts'
import {
  type Chosen,
  pictureMarkdown,
  videoMarkdown,
  withLink,
  withParagraph,
} from './insert-text.ts'
import { fieldLabel } from './labels.ts'
import { PictureDialog } from './PictureField.tsx'

interface MarkdownFieldProps {
  draft: string | undefined
  file: string
  value: string
  /** What it translates. */
  original?: { language: string; body?: string | undefined } | undefined
  change: (text: string) => void
}

/** The text of a file, with buttons for pictures, files and videos, and beside it what pages make of it. */
export function MarkdownField({ draft, file, value, original, change }: MarkdownFieldProps) {
  const [shown, setShown] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const chosen = (): Chosen => ({
    text: value,
    from: area.current?.selectionStart ?? value.length,
    to: area.current?.selectionEnd ?? value.length,
  })
  return (
    <div className="markdown-field">
      {original?.body?.trim() && (
        <details className="form-section">
          <summary>
            <b>The text in {englishName(original.language)}</b>
          </summary>
          <div className="form-fields original-text" lang={original.language}>
            {original.body.trim()}
          </div>
        </details>
      )}
      <Field
        label="Text"
        hint="Markdown: # before a heading, - before a list, [words](/page) for a link."
      >
        {(wired) => (
          <textarea
            {...wired}
            ref={area}
            rows={24}
            value={value}
            spellCheck
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div className="row-actions">
        <Inserts insert={(make) => change(make(chosen()))} />
        <TextButton aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide the preview' : 'Show the preview'}
        </TextButton>
      </div>
      {shown && <Preview draft={draft} file={file} text={value} />}
    </div>
  )
}

/** Buttons that pick or add a picture, a file or a video, and write the Markdown for it. */
function Inserts({ insert }: { insert: (make: (chosen: Chosen) => string) => void }) {
  const { titles } = useFormContext()
  const [open, setOpen] = useState<'picture' | 'file' | 'video'>()
  /** The video that is to stand behind a picture. */
  const [video, setVideo] = useState<string>()
  const close = () => {
    setOpen(undefined)
    setVideo(undefined)
  }
  const wordsOf = (name: string) => fieldLabel(name.replace(/\.\w+$/, ''))
  return (
    <>
      <TextButton onClick={() => setOpen('picture')}>Insert a picture</TextButton>
      <TextButton onClick={() => setOpen('file')}>Insert a file</TextButton>
      <TextButton onClick={() => setOpen('video')}>Insert a video</TextButton>
      {open === 'file' && (
        <DownloadDialog
          close={close}
          choose={(name) => {
            insert((chosen) => withLink(chosen, fileUrl(name), wordsOf(name)))
            close()
          }}
        />
      )}
      {open === 'video' && video === undefined && (
        <DownloadDialog videos close={close} choose={setVideo} />
      )}
      {(open === 'picture' || video !== undefined) && (
        <PictureDialog
          {...(video !== undefined && { title: 'Pick what’s seen until the video plays' })}
          to="images"
          close={close}
          choose={(name, alt = titles.get(`images/${name}`) ?? wordsOf(name)) => {
            const markdown =
              video === undefined
                ? pictureMarkdown(name, alt)
                : videoMarkdown(fileUrl(video), name, wordsOf(video))
            insert((chosen) => withParagraph(chosen, markdown))
            close()
          }}
        />
      )}
    </>
  )
}

/** As the service compiles it: neither HTML nor scripts of the text get through. */
function Preview({ draft, file, text }: { draft: string | undefined; file: string; text: string }) {
  const body = useDeferredValue(text)
  const preview = useQuery({
    queryKey: [editingPaths.preview, draft, file, body],
    queryFn: async () =>
      previewResponse.parse(await request('POST', editingPaths.preview, { draft, file, body })),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return (
    <section className="markdown-preview" aria-label="Preview">
      <ErrorMessage error={preview.error} />
      {preview.data && (
        // The compiler removes raw HTML and addresses that run scripts.
        <div className="prose" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
      )}
    </section>
  )
}
