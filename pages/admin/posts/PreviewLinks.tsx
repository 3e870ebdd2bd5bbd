import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import {
  draftsEdition,
  madePreviewLink,
  previewLinkList,
} from '../../../services/api/previews/contract.ts'
import { Button, ConfirmButton, TextButton } from '../components/buttons.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { OfficeTimeText } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

/** Makes a preview link and shows it, to be passed on: it is shown only once. */
export function SharePreview({ path, title, edition = draftsEdition }: SharePreviewProps) {
  const make = useResourceChange({
    mutationFn: async () =>
      madePreviewLink.parse(await request('POST', paths.admin.previewLinks, { path, edition })),
    refetch: [paths.admin.previewLinks],
  })
  const { data, error } = make
  return (
    <>
      <TextButton disabled={make.isPending} onClick={() => make.mutate()}>
        Share a preview<span className="visually-hidden"> of {title}</span>
      </TextButton>
      <ErrorMessage error={error} />
      {data && (
        <Dialog title={`Preview link to “${title}”`} close={make.reset}>
          <p>
            Anybody with this link can look at the page, and everything that it links to, until{' '}
            <OfficeTimeText at={data.link.until} />. We show it only now, so copy it before you
            close this.
          </p>
          <InputField
            label="Link"
            readOnly
            value={data.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="dialog-actions">
            <TextButton onClick={make.reset}>Close</TextButton>
            <Button onClick={() => void copy(data.url)}>Copy the link</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

interface SharePreviewProps {
  path: string
  title: string
  /** Left out: the one with all drafts. */
  edition?: string | undefined
}

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast({ title: 'Copied', description: 'Paste it into an email or a text.' }),
    () =>
      toast({
        title: 'Not copied',
        description: 'Your browser didn’t let us. Select the link and copy it yourself.',
        variant: 'destructive',
      }),
  )

/** The links that work, with a button to revoke each; nothing when there are none. */
export function PreviewLinks() {
  const query = useResource({ path: paths.admin.previewLinks, response: previewLinkList })
  const revoke = useResourceChange({
    mutationFn: async (id: string) =>
      messageResponse.parse(await request('DELETE', paths.admin.previewLinkOf(id))),
    onSuccess: ({ message }) => toast({ title: 'Revoked', description: message }),
    refetch: [paths.admin.previewLinks],
  })
  if (!query.data || query.data.links.length === 0) return null
  return (
    <section aria-labelledby="preview-links">
      <h2 id="preview-links">Preview links</h2>
      <ErrorMessage error={revoke.error} />
      <ResourceTable
        label="Preview links"
        query={query}
        rows={query.data.links}
        loading="Loading the links..."
        empty={null}
      >
        {({ id, path, edition, by, createdAt, until }) => (
          <>
            <div>
              <b>{path}</b>
              {edition !== draftsEdition && (
                <>
                  {' '}
                  as of <OfficeTimeText at={edition} />
                </>
              )}
              <small>
                {by === undefined ? 'Made by a program' : `Made by ${by}`},{' '}
                <OfficeTimeText at={createdAt} />. Works until <OfficeTimeText at={until} />.
              </small>
            </div>
            <div className="row-actions">
              <ConfirmButton
                label="Revoke"
                target={`the link to ${path}`}
                question={`Revoke the link to ${path}?`}
                confirmLabel="Revoke it"
                onConfirm={() => revoke.mutate(id)}
                disabled={revoke.isPending}
              >
                <p>Whoever has it can’t open the preview any more.</p>
              </ConfirmButton>
            </div>
          </>
        )}
      </ResourceTable>
    </section>
  )
}
