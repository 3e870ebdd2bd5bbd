import { type FormEvent, useState } from 'react'
import type { LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { Dialog } from '../Dialog.tsx'
import { Fault } from '../Fault.tsx'
import { Field } from '../../../renderer/forms/Field.tsx'
import { filterText } from './address.ts'
import type { useSavedViews } from './saved-views.ts'

type Saved = ReturnType<typeof useSavedViews>

interface NameViewProps extends Pick<Saved, 'views' | 'save'> {
  query: LeadListQuery
}

/** Naming the filter that is on; nothing while there is none, or it has a name. */
export function NameView({ query, views, save }: NameViewProps) {
  const [naming, setNaming] = useState(false)
  const here = filterText(query)
  if (here === '' || views.some((view) => view.query === here)) return null
  return (
    <>
      <button type="button" className="quiet" onClick={() => setNaming(true)}>
        Name this view…
      </button>
      {naming && <Naming query={here} save={save} close={() => setNaming(false)} />}
    </>
  )
}

interface NamingProps extends Pick<NameViewProps, 'save'> {
  query: string
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
