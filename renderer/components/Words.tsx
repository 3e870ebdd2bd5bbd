import { Fragment } from 'react'

/** The parts of a text; those with odd indexes are phone numbers. */
const parts = (text: string) => text.split(/(\b\d{3}-\d{3}-\d{4}\b)/)

/** A running text in which no phone number breaks at its hyphens. */
export const Words = ({ children }: { children: string }) =>
  parts(children).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="phone-number">
        {part}
      </span>
    ),
  )
