import { useMutation } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { TextButton } from './buttons.tsx'
import { downloadByPost } from './download.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** Whose data: the person of a lead, or of an email address. */
type Whose = { lead: string } | { email: string }

/** Returns the download of everything that is stored about a person. */
export const useStoredData = () =>
  useMutation({
    mutationFn: (whose: Whose) => downloadByPost(paths.admin.storedData, whose, 'stored-data.json'),
    onSuccess: () =>
      toast({ title: 'Downloaded', description: 'The audit log notes that you did it.' }),
  })

/** A button that downloads everything that is stored about a person. Owners only. @param target who, for screen readers */
export function StoredDataButton({ whose, target }: { whose: Whose; target: string }) {
  const download = useStoredData()
  return (
    <>
      <TextButton disabled={download.isPending} onClick={() => download.mutate(whose)}>
        {download.isPending ? 'Getting the data ready...' : 'Download their data'}
        <span className="visually-hidden"> {target}</span>
      </TextButton>
      <ErrorMessage error={download.error} />
    </>
  )
}
