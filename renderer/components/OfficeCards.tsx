import { PhoneLink } from '../shell/links.tsx'
import { DescriptionList } from './lists.tsx'

interface OfficeCardsProps {
  address: string
  mailing?: string | undefined
  phones: readonly { label: string; number: string }[]
  email: string
  hours: string
}

/** The offices' addresses, numbers and hours. */
export const OfficeCards = ({ address, mailing, phones, email, hours }: OfficeCardsProps) => (
  <DescriptionList
    rows={[
      ['Visit us', address],
      ['Write to us', mailing],
      ...phones.map(({ label, number }) => [label, <PhoneLink number={number} />] as const),
      ['Email', <a href={`mailto:${email}`}>{email}</a>],
      ['Hours', hours],
    ]}
  />
)
