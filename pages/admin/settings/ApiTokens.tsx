import { type SubmitEvent, useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import {
  apiTokenList,
  type ApiTokenView,
  madeApiToken,
  tokenDays,
} from '../../../services/api/api-tokens/contract.ts'
import {
  apiScopeLabel,
  apiScopeNames,
  apiScopes,
} from '../../../services/api/contract/api-scope.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import { Button, ConfirmButton, TextButton } from '../components/buttons.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { OfficeTimeText } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

/** The tokens by which the firm's own programs send and read leads. */
export function ApiTokens() {
  return (
    <>
      <section aria-labelledby="api-tokens">
        <h2 id="api-tokens">API tokens</h2>
        <p>
          With a token, a program of yours, such as the phone system or a lead marketplace, sends
          leads here or reads them. <a href={paths.apiDocs}>The API page</a> says how. Give each
          program its own, so that you can revoke one without the others.
        </p>
        <MakeToken />
      </section>
      <Tokens />
    </>
  )
}

const dayLabels: Record<(typeof tokenDays)[number], string> = {
  30: '30 days',
  90: '90 days',
  365: 'A year',
}

function MakeToken() {
  const [days, setDays] = useState<string>('90')
  const make = useResourceChange({
    mutationFn: async (fields: object) =>
      madeApiToken.parse(await request('POST', paths.admin.apiTokens, fields)),
    refetch: [paths.admin.apiTokens],
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    if (make.isPending) return
    const sent = { name: fields.get('name'), scopes: fields.getAll('scope'), days }
    make.mutate(sent, { onSuccess: () => form.reset() })
  }
  const { data, error } = make
  return (
    <form className="recipients-form" onSubmit={submit}>
      <InputField
        label="Program"
        hint="Such as the phone system"
        name="name"
        required
        maxLength={60}
        autoComplete="off"
      />
      <fieldset>
        <legend>It may</legend>
        {apiScopeNames.map((scope) => (
          <label key={scope} className="member-right">
            <input type="checkbox" name="scope" value={scope} /> {apiScopes[scope]}
          </label>
        ))}
      </fieldset>
      <ChoiceField
        label="Works for"
        value={days}
        options={tokenDays.map((one) => [one, dayLabels[one]])}
        choose={setDays}
      />
      <p className="subtext">
        Reading has names, phone numbers and messages of every lead, but no files, notes or
        quarantine.
      </p>
      <ErrorMessage error={error} />
      <Button type="submit" disabled={make.isPending}>
        Make a token
      </Button>
      {data && (
        <Dialog title={`Token for “${data.made.name}”`} close={make.reset}>
          <p>
            Put it into the program’s settings now. We show it only this once, and it works until{' '}
            <OfficeTimeText at={data.made.until} />. Whoever has it can use it.
          </p>
          <InputField
            label="Token"
            readOnly
            value={data.token}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="dialog-actions">
            <TextButton onClick={make.reset}>Close</TextButton>
            <Button onClick={() => void copy(data.token)}>Copy the token</Button>
          </div>
        </Dialog>
      )}
    </form>
  )
}

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast({ title: 'Copied', description: 'Paste it into the program’s settings.' }),
    () =>
      toast({
        title: 'Not copied',
        description: 'Your browser didn’t let us. Select the token and copy it yourself.',
        variant: 'destructive',
      }),
  )

const stateLabels: Record<ApiTokenView['state'], string> = {
  works: 'Works',
  expired: 'Expired',
  revoked: 'Revoked',
}

function Tokens() {
  const query = useResource({ path: paths.admin.apiTokens, response: apiTokenList, staleTime: 0 })
  const revoke = useResourceChange({
    mutationFn: async (id: string) =>
      messageResponse.parse(await request('DELETE', paths.admin.apiTokenOf(id))),
    onSuccess: ({ message }) => toast({ title: 'Revoked', description: message }),
    refetch: [paths.admin.apiTokens],
  })
  return (
    <section aria-labelledby="made-tokens">
      <h2 id="made-tokens">Tokens so far</h2>
      <ErrorMessage error={revoke.error} />
      <ResourceTable
        label="API tokens"
        query={query}
        rows={query.data?.tokens}
        loading="Loading the tokens..."
        empty={<p>No tokens yet.</p>}
      >
        {(token) => (
          <>
            <TokenFacts token={token} />
            {token.state === 'works' && (
              <div className="row-actions">
                <ConfirmButton
                  label="Revoke"
                  target={`the token of ${token.name}`}
                  question={`Revoke the token of ${token.name}?`}
                  confirmLabel="Revoke it"
                  onConfirm={() => revoke.mutate(token.id)}
                  disabled={revoke.isPending}
                >
                  <p>The program can’t send or read anything from then on.</p>
                </ConfirmButton>
              </div>
            )}
          </>
        )}
      </ResourceTable>
    </section>
  )
}

const TokenFacts = ({ token }: { token: ApiTokenView }) => {
  const { name, scopes, end, by, isMakerOwner, createdAt, until, state, lastUsedAt } = token
  const readsNothing = !isMakerOwner && scopes.includes('read-leads') && state === 'works'
  return (
    <div>
      <b>{name}</b> <code>…{end}</code>: {scopes.map(apiScopeLabel).join(', ').toLowerCase()}
      <small>
        {stateLabels[state]}
        {state !== 'revoked' && (
          <>
            {state === 'works' ? ' until ' : ' on '}
            <OfficeTimeText at={until} />
          </>
        )}
        . Made by {by}, <OfficeTimeText at={createdAt} />.{' '}
        {lastUsedAt === undefined ? (
          'Never used.'
        ) : (
          <>
            Last used <OfficeTimeText at={lastUsedAt} />.
          </>
        )}
      </small>
      {readsNothing && (
        <small className="warning">
          {by} isn’t an owner anymore, so it doesn’t read leads. Make a new one for this program.
        </small>
      )}
    </div>
  )
}
