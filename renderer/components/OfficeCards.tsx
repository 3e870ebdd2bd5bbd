import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import { useLanguage } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'
import { DescriptionList } from './lists.tsx'

interface OfficeCardsProps {
  address?: string | undefined
  mailing?: string | undefined
  phones: readonly { label: string; number: string }[]
  email: string
  hours: string
}

const labels = {
  en: { visit: 'Visit us', write: 'Write to us', email: 'Email', hours: 'Hours' },
  es: { visit: 'Visítenos', write: 'Por correo postal', email: 'Correo', hours: 'Horario' },
} as const

/** The offices' addresses, numbers and hours. */
export function OfficeCards({ address, mailing, phones, email, hours }: OfficeCardsProps) {
  const text = labels[useLanguage()]
  return (
    <DescriptionList
      rows={[
        [text.visit, address],
        [text.write, mailing],
        ...phones.map(({ label, number }) => [label, <PhoneLink number={number} />] as const),
        [text.email, <a href={mailtoLink(email)}>{email}</a>],
        [text.hours, hours],
      ]}
    />
  )
}
