import { Fragment } from 'react'
import { splitAtPhoneNumbers } from '../../services/content/model/location/placeholders.ts'

/** Running text in which no phone number breaks at its hyphens. */
export const Words = ({ children }: { children: string }) =>
  splitAtPhoneNumbers(children).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="phone-number">
        {part}
      </span>
    ),
  )
