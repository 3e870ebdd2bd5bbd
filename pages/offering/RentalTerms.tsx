interface RentalTermsProps {
  label: string
  terms: { day: string; week: string; month: string; note: string }
}

/** The three terms of SPEC.md §1 and where machines are delivered. */
export function RentalTerms({ label, terms: { day, week, month, note } }: RentalTermsProps) {
  return (
    <section className="band stone" aria-labelledby="terms">
      <div className="wide">
        <h2 id="terms">{label} by the day, the week or the month</h2>
        <ol className="terms">
          <Term unit="Day">{day}</Term>
          <Term unit="Week">{week}</Term>
          <Term unit="Month">{month}</Term>
        </ol>
        <p className="terms-note">
          <strong>Delivered in Eagle County, Summit County and the Roaring Fork Valley.</strong>{' '}
          {note}
        </p>
      </div>
    </section>
  )
}

const Term = ({ unit, children }: { unit: string; children: string }) => (
  <li>
    <h3>{unit}</h3>
    <p>{children}</p>
  </li>
)
