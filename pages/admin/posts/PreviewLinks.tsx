import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import {
  commitOf,
  draftsEdition,
  previewLinkList,
} from '../../../services/api/previews/contract.ts'
import { ConfirmButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { OfficeTimeText } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

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
              {commitOf(edition) !== undefined && ' with changes that aren’t on the site yet'}
              {edition !== draftsEdition && commitOf(edition) === undefined && (
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
