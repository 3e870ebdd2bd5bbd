import './new-lead.css'
import { type FormEvent, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { AnswerOptions } from '../../../renderer/forms/AnswerField.tsx'
import { request } from '../../../renderer/client/http.ts'
import { withStorage } from '../../../renderer/client/storage.ts'
import { useServiceForm } from '../../../renderer/page-context.tsx'
import { serviceLabel } from '../../../services/api/contact-form/service-form.ts'
import { emailProblem } from '../../../services/api/contract/email-address.ts'
import { limits } from '../../../services/api/contract/limits.ts'
import { leadSources } from '../../../services/api/contract/lead-source.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { plainDigits } from '../../../services/api/contract/phone-number.ts'
import {
  leadDuplicates,
  leadResponse,
  type LeadView,
} from '../../../services/api/leads/contract.ts'
import { englishName } from '../../../services/content/model/languages.ts'
import { Button, TextButton } from '../components/buttons.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { statusLabels } from '../contacts/lead-labels.tsx'
import { useOfficeTime } from '../office-time.ts'
import { useResourceChange } from '../resource/use-resource.ts'
import { isAlreadyEntered } from '../session.ts'
import { useShortcuts } from '../shortcuts.ts'
import { personalKeys } from '../stored-keys.ts'

/** The event that opens the form, for the command palette. */
const openEvent = 'new-lead'

/** Opens the form for a new lead on the current screen. */
export const openNewLead = (): void => {
  window.dispatchEvent(new Event(openEvent))
}

/** The button for a new lead on every screen, with its key, and the form that it opens. */
export function NewLeadButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const show = () => setOpen(true)
    window.addEventListener(openEvent, show)
    return () => window.removeEventListener(openEvent, show)
  }, [])
  useShortcuts({ c: () => setOpen(true) })
  return (
    <>
      <Button className="button new-lead-button" onClick={() => setOpen(true)}>
        New lead
      </Button>
      {open && (
        <Dialog title="New lead" className="new-lead" close={() => setOpen(false)}>
          <NewLeadForm close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

const typedLead = z.object({
  key: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  serviceType: z.string(),
  town: z.string(),
  language: z.string(),
  source: z.string(),
  note: z.string(),
  urgent: z.boolean().default(false),
})
type TypedLead = z.infer<typeof typedLead>

const nothing = (): TypedLead => ({
  key: crypto.randomUUID(),
  name: '',
  phone: '',
  email: '',
  serviceType: '',
  town: '',
  language: '',
  source: 'phone',
  note: '',
  urgent: false,
})

/** What was typed survives a closed form, a reload and an expired session. */
function readDraft(): TypedLead {
  const stored = withStorage(() => sessionStorage.getItem(personalKeys.newLead))
  try {
    return stored ? typedLead.parse(JSON.parse(stored)) : nothing()
  } catch {
    return nothing()
  }
}

type Problems = Partial<Record<'name' | 'phone' | 'email', string>>

/** Checks a new lead before it is sent; the service checks it again. */
export function problemsOf({
  name,
  phone,
  email,
}: Pick<TypedLead, 'name' | 'phone' | 'email'>): Problems {
  const problem = email.trim() === '' ? undefined : emailProblem(email.trim())
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(phone.trim() !== '' &&
      !/(?:\d\D*){7}/.test(plainDigits(phone)) && {
        phone: 'That number’s too short. Add the area code.',
      }),
    ...(problem !== undefined && { email: problem }),
    ...(phone.trim() === '' &&
      email.trim() === '' && { phone: 'Enter a phone number or an email address.' }),
  }
}

function NewLeadForm({ close }: { close: () => void }) {
  const form = useServiceForm()
  const languages = Object.keys(form.types[0]?.label ?? {})
  const [typed, setTyped] = useState(readDraft)
  const [problems, setProblems] = useState<Problems>({})
  const save = useResourceChange({
    mutationFn: async ({ language, urgent, ...lead }: TypedLead) => {
      const body = { ...lead, ...(language !== '' && { language }), ...(urgent && { urgent }) }
      return leadResponse.parse(await request('POST', paths.admin.leads, body)).lead
    },
    onSuccess: ({ id }) => {
      withStorage(() => sessionStorage.removeItem(personalKeys.newLead))
      close()
      location.assign(`${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`)
    },
    refetch: ['leads'],
  })
  const edit = (change: Partial<TypedLead>) => {
    const after = { ...typed, ...change }
    setTyped(after)
    setProblems({})
    withStorage(() => sessionStorage.setItem(personalKeys.newLead, JSON.stringify(after)))
  }
  const startOver = () => {
    withStorage(() => sessionStorage.removeItem(personalKeys.newLead))
    setTyped(nothing())
    setProblems({})
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const found = problemsOf(typed)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate(typed)
  }
  return (
    <form onSubmit={submit} noValidate>
      <InputField
        label="Name"
        error={problems.name}
        // The dialog is opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        maxLength={limits.name}
        value={typed.name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <div className="new-lead-pair">
        <InputField
          label="Phone"
          error={problems.phone}
          type="tel"
          autoComplete="off"
          maxLength={limits.phone}
          value={typed.phone}
          onChange={({ target }) => edit({ phone: target.value })}
        />
        <InputField
          label="Email"
          error={problems.email}
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          value={typed.email}
          onChange={({ target }) => edit({ email: target.value })}
        />
      </div>
      <SimilarLeads typed={typed} />
      <div className="new-lead-pair">
        <ChoiceField
          label="About"
          value={typed.serviceType}
          choose={(serviceType) => edit({ serviceType })}
        >
          <option value="">not known yet</option>
          <AnswerOptions
            options={undefined}
            ofServices
            form={form}
            language="en"
            value={typed.serviceType}
          />
        </ChoiceField>
        <InputField
          label="Town or address"
          autoComplete="off"
          maxLength={300}
          value={typed.town}
          onChange={({ target }) => edit({ town: target.value })}
        />
      </div>
      <div className="new-lead-pair">
        <ChoiceField
          label="Source"
          value={typed.source}
          options={Object.entries(leadSources)}
          choose={(source) => edit({ source })}
        />
        {languages.length > 1 && (
          <ChoiceField
            label="Language"
            value={typed.language}
            options={languages.map((each, n) => [n === 0 ? '' : each, englishName(each)] as const)}
            choose={(language) => edit({ language })}
          />
        )}
      </div>
      <Field label="Note">
        {(wired) => (
          <textarea
            {...wired}
            rows={2}
            maxLength={5_000}
            value={typed.note}
            onChange={({ target }) => edit({ note: target.value })}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={typed.urgent}
          onChange={({ target }) => edit({ urgent: target.checked })}
        />
        Urgent: it can’t wait
      </label>
      <ErrorMessage error={save.error} />
      <div className="dialog-actions">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save lead'}
        </Button>
        {isAlreadyEntered(save.error) && (
          <TextButton onClick={startOver}>Clear the form</TextButton>
        )}
        <TextButton onClick={close}>Never mind</TextButton>
      </div>
      <p className="field-hint">They get no email from this. The time to answer starts now.</p>
    </form>
  )
}

/** The search begins when nothing was typed for so long. */
const pauseMs = 250

/** Leads of the same person, suggested while one is being typed. */
function SimilarLeads({ typed }: { typed: TypedLead }) {
  const form = useServiceForm()
  const { formatTime } = useOfficeTime()
  const { name, phone, email, town } = typed
  const wanted = new URLSearchParams({ name, phone, email, town }).toString()
  const [search, setSearch] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data } = useQuery({
    queryKey: ['leads', 'similar', search],
    queryFn: async () =>
      leadDuplicates.parse(await request('GET', `${paths.admin.similarLeads}?${search}`)).leads,
    placeholderData: (before: LeadView[] | undefined) => before,
  })
  return (
    <div role="status">
      {data && data.length > 0 && (
        <div className="notice">
          <p>Already here? Open the lead instead of adding another one.</p>
          <ul className="similar-leads">
            {data.map((lead) => (
              <li key={lead.id}>
                <a href={`${paths.admin.contactsPage}?lead=${encodeURIComponent(lead.id)}`}>
                  {lead.name}
                </a>{' '}
                {[
                  lead.phone || lead.email,
                  serviceLabel(form, lead),
                  lead.town,
                  statusLabels[lead.status].toLowerCase(),
                  formatTime(lead.receivedAt),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
