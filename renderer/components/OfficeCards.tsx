import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import { useWords } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'
import { DescriptionList } from './lists.tsx'

interface OfficeCardsProps {
  address?: string | undefined
  mailing?: string | undefined
  phones: readonly { label: string; number: string }[]
  email: string
  hours: string
}

/** The offices' addresses, numbers and hours. */
export function OfficeCards({ address, mailing, phones, email, hours }: OfficeCardsProps) {
  const t = useWords('offices')
  return (
    <DescriptionList
      rows={[
        [t('visit'), address],
        [t('write'), mailing],
        ...phones.map(({ label, number }) => [label, <PhoneLink number={number} />] as const),
        [t('email'), <a href={mailtoLink(email)}>{email}</a>],
        [t('hours'), hours],
      ]}
    />
  )
}
