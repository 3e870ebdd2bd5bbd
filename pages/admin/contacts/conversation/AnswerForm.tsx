import { type FormEvent, useState } from 'react'
import { Field, InputField } from '../../../../renderer/forms/Field.tsx'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { useData } from '../../../../renderer/page-context.tsx'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import {
  answerPreview,
  type Conversation,
  maxMessage,
} from '../../../../services/api/leads/conversation-contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { Button, TextButton } from '../../components/buttons.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { ChoiceField } from '../../components/Select.tsx'
import { useMe } from '../../layout/AdminLayout.tsx'
import { useResourceChange } from '../../resource/use-resource.ts'
import type { data } from '../+data.ts'
import { useLeadAction } from '../changes/lead-queries.ts'
import { undoHistory } from '../changes/undo-history.ts'
import { AddFiles } from '../lead/Attachments.tsx'
import { fieldDraft } from '../lead/drafts.ts'
import { isAnswerSent } from '../../session.ts'
import { readAnswer, subjectFor, type TypedAnswer, withTemplate } from './answer-draft.ts'
import { filledReply } from './filled-reply.ts'

const formId = 'answer'

/** Opens the form of the open lead, with the focus in it. */
export function openAnswer(): void {
  const form = document.querySelector<HTMLDetailsElement>(`#${formId}`)
  if (!form) return
  form.open = true
  form.querySelector<HTMLElement>('select, input')?.focus()
  form.scrollIntoView({ block: 'nearest' })
}

interface AnswerFormProps {
  lead: LeadView
  conversation: Conversation
}

/** A form for an email to the person: from a template or blank, with files of the lead, and a preview. */
export function AnswerForm({ lead, conversation }: AnswerFormProps) {
  const me = useMe()
  const { replies } = useData<typeof data>()
  const latest = conversation.messages.at(-1)
  const draft = fieldDraft(me.id, lead.id, 'answer')
  const empty = (): TypedAnswer => ({
    key: crypto.randomUUID(),
    subject: subjectFor(latest, lead.reference),
    ...{ text: '', files: [] },
  })
  const [stored] = useState(() => readAnswer(draft))
  const [isOpen, setOpen] = useState(stored !== undefined)
  const [typed, setTyped] = useState(stored ?? empty)
  const [template, setTemplate] = useState({ slug: '', text: '' })
  const edit = (change: Partial<TypedAnswer> | ((before: TypedAnswer) => Partial<TypedAnswer>)) => {
    setTyped((before) => {
      const after = { ...before, ...(typeof change === 'function' ? change(before) : change) }
      draft.save(JSON.stringify(after))
      return after
    })
  }
  const choose = (slug: string) => {
    const reply = replies.find((one) => one.slug === slug)
    if (!reply) return setTemplate({ slug, text: '' })
    const { subject, body } = filledReply(reply, lead, me.name)
    edit({
      // An email in a conversation keeps its subject, by which mail programs thread it.
      ...(!latest && { subject }),
      text: withTemplate(typed.text, body, template.text),
    })
    setTemplate({ slug, text: body })
  }
  const { subject, text, files } = typed
  const preview = useResourceChange({
    mutationFn: async () =>
      answerPreview.parse(
        await request('POST', paths.admin.answerPreview(lead.id), { subject, text, files }),
      ),
    refetch: [],
  })
  const send = useLeadAction(
    (key: string) =>
      request('POST', paths.admin.leadConversation(lead.id), {
        ...{ ...typed, key },
        after: latest?.id ?? null,
        to: lead.email,
      }),
    () => {
      draft.clear()
      setTyped({ ...empty(), subject: subjectFor({ subject }, lead.reference) })
      setTemplate({ slug: '', text: '' })
      setOpen(false)
      preview.reset()
      undoHistory.record({ description: `The email to ${lead.name}` })
      toast({ title: lead.name, description: `We’re sending your email to ${lead.email}.` })
    },
  )
  const isEmpty = text.trim() === '' || subject.trim() === ''
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || send.isPending) return
    const key = isAnswerSent(send.error) ? crypto.randomUUID() : typed.key
    edit({ key })
    send.mutate(key)
  }
  const toggle = (id: string, isChosen: boolean) =>
    edit({ files: isChosen ? [...files, id] : files.filter((one) => one !== id) })
  return (
    <details
      id={formId}
      className="answer"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button secondary">Write an email</summary>
      <form onSubmit={submit}>
        <ChoiceField
          label="Start from"
          value={template.slug}
          choose={choose}
          options={[
            ['', 'A blank email'],
            ...replies.map(({ slug, name }) => [slug, name] as const),
          ]}
        />
        <InputField
          label="Subject"
          maxLength={200}
          value={subject}
          onChange={({ target }) => edit({ subject: target.value })}
        />
        <Field label={`Message to ${lead.email}`}>
          {(wired) => (
            <textarea
              {...wired}
              rows={9}
              lang={lead.language}
              maxLength={maxMessage}
              value={text}
              onChange={({ target }) => edit({ text: target.value })}
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                if (key === 'Enter' && (ctrlKey || metaKey)) submit()
              }}
            />
          )}
        </Field>
        {lead.attachments.length > 0 && (
          <fieldset>
            <legend>Attach</legend>
            {lead.attachments.map(({ id, name }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  checked={files.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />{' '}
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <AddFiles
          lead={lead}
          onAdded={(ids) => edit((before) => ({ files: [...before.files, ...ids] }))}
        />
        <p className="field-hint">
          {conversation.replyAddress === undefined
            ? `Replies go to ${conversation.office}, not onto the lead.`
            : 'Replies show up here.'}
        </p>
        <ErrorMessage error={send.error ?? preview.error} />
        <p className="answer-buttons">
          <Button type="submit" disabled={isEmpty || send.isPending} onClick={() => undefined}>
            {send.isPending ? 'Sending...' : 'Send email'}
          </Button>
          <TextButton
            disabled={isEmpty || preview.isPending}
            onClick={() => {
              preview.mutate()
            }}
          >
            Preview
          </TextButton>
        </p>
      </form>
      {preview.data && (
        <Dialog title="Your email" close={preview.reset}>
          <dl className="answer-preview">
            <dt>From</dt>
            <dd>{preview.data.from}</dd>
            <dt>To</dt>
            <dd>{preview.data.to}</dd>
            <dt>Replies to</dt>
            <dd>{preview.data.replyTo}</dd>
            <dt>Subject</dt>
            <dd>{preview.data.subject}</dd>
            {preview.data.files.length > 0 && (
              <>
                <dt>Files</dt>
                <dd>{preview.data.files.join(', ')}</dd>
              </>
            )}
          </dl>
          <p className="message" lang={lead.language}>
            {preview.data.text}
          </p>
          <ErrorMessage error={send.error} />
          <div className="dialog-actions">
            <TextButton onClick={preview.reset}>Keep writing</TextButton>
            <Button disabled={send.isPending} onClick={() => submit()}>
              {send.isPending ? 'Sending...' : 'Send email'}
            </Button>
          </div>
        </Dialog>
      )}
    </details>
  )
}
