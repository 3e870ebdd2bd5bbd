import { PhoneLink } from '../shell/links.tsx'

interface OfficeCardsProps {
  address: string
  mailing?: string | undefined
  phones: readonly { label: string; number: string }[]
  email: string
  hours: string
}

/** The offices' addresses, numbers and hours. */
export function OfficeCards({ address, mailing, phones, email, hours }: OfficeCardsProps) {
  return (
    <dl className="facts">
      <div>
        <dt>Visit us</dt>
        <dd>{address}</dd>
      </div>
      {mailing && (
        <div>
          <dt>Write to us</dt>
          <dd>{mailing}</dd>
        </div>
      )}
      {phones.map(({ label, number }) => (
        <div key={number}>
          <dt>{label}</dt>
          <dd>
            <PhoneLink number={number} />
          </dd>
        </div>
      ))}
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>{hours}</dd>
      </div>
    </dl>
  )
}
