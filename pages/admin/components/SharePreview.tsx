import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { draftsEdition, madePreviewLink } from '../../../services/api/previews/contract.ts'
import { OfficeTimeText } from '../office-time.ts'
import { useResourceChange } from '../resource/use-resource.ts'
import { Button, TextButton } from './buttons.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'

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
            Anybody with this link can look at the page and what it links to, as they’ll be, until{' '}
            <OfficeTimeText at={data.link.until} />. Other drafts stay closed, though lists may name
            them. We show the link only now, so copy it before you close this.
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
