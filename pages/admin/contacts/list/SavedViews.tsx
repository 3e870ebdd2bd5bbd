import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../../../../renderer/client/http.ts'
import { InputField } from '../../../../renderer/forms/Field.tsx'
import { type LeadListQuery, leadListQuery } from '../../../../services/api/leads/contract.ts'
import { type SavedView, savedViews } from '../../../../services/api/people/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { PageLink } from '../../resource/filters.tsx'
import { parseListQuery } from '../../resource/list-url.ts'
import { useResource } from '../../resource/use-resource.ts'
import { type ContactsUrl, filterQueryString } from './contacts-url.ts'
import { Button, TextButton } from '../../components/buttons.tsx'

/** The user's saved views as links; renders nothing when there are none. */
export function SavedViews({ url }: { url: ContactsUrl }) {
  const { views, remove } = useSavedViews()
  const currentQuery = filterQueryString(url.query)
  const current = views.find(({ query }) => query === currentQuery)
  if (views.length === 0) return null
  return (
    <div className="saved-views">
      <ul aria-label="My views">
        {views.map(({ name, query }) => {
          const view = parseListQuery(leadListQuery, query)
          return (
            <li key={name}>
              <PageLink
                href={url.linkTo(view)}
                aria-current={query === currentQuery ? 'page' : undefined}
                follow={() => url.go(view)}
              >
                {name}
              </PageLink>
            </li>
          )
        })}
      </ul>
      {current && (
        <TextButton disabled={remove.isPending} onClick={() => remove.mutate(current.name)}>
          Delete this view
        </TextButton>
      )}
      <ErrorMessage error={remove.error} />
    </div>
  )
}

/** Loads the user's saved views from the service, and saves and deletes them. */
export function useSavedViews() {
  const queries = useQueryClient()
  const list = useResource({ path: paths.admin.views, response: savedViews })
  const storeAnswer = (answer: unknown) =>
    queries.setQueryData([paths.admin.views], savedViews.parse(answer))
  const save = useMutation({
    mutationFn: (view: SavedView) => request('POST', paths.admin.views, view),
    onSuccess: storeAnswer,
  })
  const remove = useMutation({
    mutationFn: (name: string) => request('DELETE', paths.admin.viewOf(name)),
    onSuccess: storeAnswer,
  })
  return { views: list.data?.views ?? [], save, remove }
}

/** Saves the current filter as a view; renders nothing without a filter, or when it is already saved. */
export function SaveViewButton({ query }: { query: LeadListQuery }) {
  const { views, save } = useSavedViews()
  const [open, setOpen] = useState(false)
  const currentQuery = filterQueryString(query)
  if (currentQuery === '' || views.some((view) => view.query === currentQuery)) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Name this view…</TextButton>
      {open && <SaveViewDialog query={currentQuery} save={save} close={() => setOpen(false)} />}
    </>
  )
}

interface SaveViewDialogProps extends Pick<ReturnType<typeof useSavedViews>, 'save'> {
  query: string
  close: () => void
}

function SaveViewDialog({ query, save, close }: SaveViewDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string') save.mutate({ name, query }, { onSuccess: close })
  }
  return (
    <Dialog title="Name this view" close={close}>
      <form onSubmit={submit}>
        <InputField
          label="Name"
          hint="Only you see it, on every device. Using the same name again replaces it."
          name="name"
          required
          maxLength={60}
          autoComplete="off"
        />
        <ErrorMessage error={save.error} />
        <div className="dialog-actions">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
          <TextButton onClick={close}>Never mind</TextButton>
        </div>
      </form>
    </Dialog>
  )
}
