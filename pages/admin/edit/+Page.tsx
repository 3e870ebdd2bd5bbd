import { hasRight } from '../../../services/api/contract/colleague.ts'
import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { DownloadPage } from './DownloadPage.tsx'
import { Editor } from './Editor.tsx'
import { Files } from './Files.tsx'
import { NewEntry } from './NewEntry.tsx'
import { useLeaveWarning } from './unsaved.ts'
import './edit.css'

/** The content as forms, for the owner and staff who may edit it. */
export const Page = () => (
  <AdminLayout>
    <EditOrNot />
  </AdminLayout>
)

function EditOrNot() {
  useLeaveWarning()
  const { query } = useQueryParams()
  const draft = query.get('draft') ?? undefined
  const file = query.get('file') ?? undefined
  if (!hasRight(useMe(), 'edit'))
    return <p>You can’t edit the site. The owner can let you under Settings.</p>
  const kind = query.get('new')
  const translation = query.get('name') ?? undefined
  if (kind !== null)
    return <NewEntry key={translation} draft={draft} kind={kind} translation={translation} />
  if (file === undefined) return <Files draft={draft} />
  return file.startsWith('files/') ? (
    <DownloadPage key={file} draft={draft} file={file} />
  ) : (
    <Editor key={file} draft={draft} file={file} />
  )
}
