import { type FormEvent, type MouseEvent, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { Fault } from '../Fault.tsx'
import { Field } from '../../../renderer/forms/Field.tsx'
import { filterText, readAddress } from './address.ts'
import type { useSavedViews } from './saved-views.ts'
import type { Addressed } from './use-address.ts'

interface ViewsProps {
  at: Addressed
  saved: ReturnType<typeof useSavedViews>
}

/** Filters that one has named, each a link; and naming the one that is on. Nothing while there is nothing to name. */
export function Views({ at, saved: { views, save, remove } }: ViewsProps) {
  const [naming, setNaming] = useState(false)
  const here = filterText(at.address.query)
  const current = views.find(({ query }) => query === here)
  if (views.length === 0 && here === '') return null
  return (
    <div className="views">
      <ul aria-label="My views">
        {views.map(({ name, query }) => {
          const next = { ...readAddress(query), lead: undefined }
          const follow = (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            at.go(next)
          }
          return (
            <li key={name}>
              <a
                href={at.linkTo(next)}
                aria-current={query === here ? 'page' : undefined}
                onClick={follow}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
      {current ? (
        <button
          type="button"
          className="quiet"
          disabled={remove.isPending}
          onClick={() => remove.mutate(current.name)}
        >
          Forget this view
        </button>
      ) : (
        here !== '' && (
          <button type="button" className="quiet" onClick={() => setNaming(true)}>
            Name this view…
          </button>
        )
      )}
      <Fault of={remove.error} />
      {naming && <Naming query={here} save={save} close={() => setNaming(false)} />}
    </div>
  )
}

interface NamingProps {
  query: string
  save: ViewsProps['saved']['save']
  close: () => void
}

function Naming({ query, save, close }: NamingProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string') save.mutate({ name, query }, { onSuccess: close })
  }
  return (
    <Dialog title="Name this view" close={close}>
      <form onSubmit={submit}>
        <Field label="Name" hint="For you alone, on every device. The same name again replaces it.">
          {(wired) => <input {...wired} name="name" required maxLength={60} autoComplete="off" />}
        </Field>
        <Fault of={save.error} />
        <div className="choices">
          <button type="submit" className="button" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </button>
          <button type="button" className="quiet" onClick={close}>
            Never mind
          </button>
        </div>
      </form>
    </Dialog>
  )
}
