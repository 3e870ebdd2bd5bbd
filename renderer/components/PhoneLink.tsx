/** In: a number written 970-555-0142. A tap calls it. */
export const PhoneLink = ({ number, className }: { number: string; className?: string }) => (
  <a href={`tel:+1${number.replaceAll('-', '')}`} className={className}>
    {number}
  </a>
)
