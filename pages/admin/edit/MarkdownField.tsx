import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { editingPaths, previewResponse } from '../../../services/api/editing/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { TextButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'

interface MarkdownFieldProps {
  draft: string | undefined
  file: string
  value: string
  change: (text: string) => void
}

/** The text of a file, and beside it what pages make of it. */
export function MarkdownField({ draft, file, value, change }: MarkdownFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="markdown-field">
      <Field
        label="Text"
        hint="Markdown: # before a heading, - before a list, [words](/page) for a link."
      >
        {(wired) => (
          <textarea
            {...wired}
            rows={24}
            value={value}
            spellCheck
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <TextButton aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the preview' : 'Show the preview'}
      </TextButton>
      {shown && <Preview draft={draft} file={file} text={value} />}
    </div>
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
