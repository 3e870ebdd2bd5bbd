import type { ComponentProps } from 'react'

/** A button that looks like a link, for actions in a row or a sentence. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="text-button" {...props} />
)
