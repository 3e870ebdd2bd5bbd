import type { RefObject } from 'react'
import { attachmentTypes } from '../../services/api/contract/limits.ts'
import { Field } from './Field.tsx'

/**
 * Chooses photos to send with the request. They are uploaded once the service has accepted it, so that a failed upload
 * never loses a request. Without JavaScript it is hidden (forms.css): the email's link takes them.
 */
export const Photos = ({ input }: { input: RefObject<HTMLInputElement | null> }) => (
  <div className="photos">
    <Field
      label="Photos or plans (optional)"
      hint="Two or three help us look before we call. JPEG, PNG, HEIC or PDF, up to 20 MB each."
    >
      {(wired) => <input {...wired} ref={input} type="file" multiple accept={attachmentTypes} />}
    </Field>
  </div>
)
