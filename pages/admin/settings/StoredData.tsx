import type { SubmitEvent } from 'react'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { useStoredData } from '../components/StoredData.tsx'

/** Everything that is stored about the person with an email address, as a download. */
export function StoredData() {
  const download = useStoredData()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (!download.isPending && typeof email === 'string') download.mutate({ email })
  }
  return (
    <section aria-labelledby="stored-data">
      <h2 id="stored-data">What’s stored about a person</h2>
      <p>
        When someone asks what you have about them, download it here and send it to them: leads,
        subscriptions and job applications with their address, also those in quarantine and those
        merged with their leads, with every note and email. Read it first, since it has your notes.
        Photos and plans are on the lead. The audit log notes that you did it.
      </p>
      <form onSubmit={submit}>
        <InputField
          label="Their email address"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="off"
        />
        <ErrorMessage error={download.error} />
        <button className="button" aria-disabled={download.isPending || undefined}>
          {download.isPending ? 'Getting the data ready...' : 'Download it'}
        </button>
      </form>
      <p>
        No address on a lead? Its own page has the same button, and it also finds what was merged
        with it.
      </p>
    </section>
  )
}
