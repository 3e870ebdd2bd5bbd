/** A state of the United States, with the time zone in which most of its people live. */
export interface State {
  name: string
  /** Two letters, as in postal addresses. */
  code: string
  /** In the IANA time zone database. */
  timeZone: string
  /** A part of it has another time zone. */
  partly?: true
}

/** Finds a state by its name or its two letters, in any case. */
export const findState = (text: string): State | undefined =>
  states.find(({ name, code }) =>
    [name, code].some((each) => each.toLowerCase() === text.trim().toLowerCase()),
  )

// oxlint-disable project/firm-names -- the list of all states, not the name of one firm's
const states: readonly State[] = [
  { name: 'Alabama', code: 'AL', timeZone: 'America/Chicago' },
  { name: 'Alaska', code: 'AK', timeZone: 'America/Anchorage', partly: true },
  { name: 'Arizona', code: 'AZ', timeZone: 'America/Phoenix', partly: true },
  { name: 'Arkansas', code: 'AR', timeZone: 'America/Chicago' },
  { name: 'California', code: 'CA', timeZone: 'America/Los_Angeles' },
  { name: 'Colorado', code: 'CO', timeZone: 'America/Denver' },
  { name: 'Connecticut', code: 'CT', timeZone: 'America/New_York' },
  { name: 'Delaware', code: 'DE', timeZone: 'America/New_York' },
  { name: 'District of Columbia', code: 'DC', timeZone: 'America/New_York' },
  { name: 'Florida', code: 'FL', timeZone: 'America/New_York', partly: true },
  { name: 'Georgia', code: 'GA', timeZone: 'America/New_York' },
  { name: 'Hawaii', code: 'HI', timeZone: 'Pacific/Honolulu' },
  { name: 'Idaho', code: 'ID', timeZone: 'America/Boise', partly: true },
  { name: 'Illinois', code: 'IL', timeZone: 'America/Chicago' },
  { name: 'Indiana', code: 'IN', timeZone: 'America/Indiana/Indianapolis', partly: true },
  { name: 'Iowa', code: 'IA', timeZone: 'America/Chicago' },
  { name: 'Kansas', code: 'KS', timeZone: 'America/Chicago', partly: true },
  { name: 'Kentucky', code: 'KY', timeZone: 'America/New_York', partly: true },
  { name: 'Louisiana', code: 'LA', timeZone: 'America/Chicago' },
  { name: 'Maine', code: 'ME', timeZone: 'America/New_York' },
  { name: 'Maryland', code: 'MD', timeZone: 'America/New_York' },
  { name: 'Massachusetts', code: 'MA', timeZone: 'America/New_York' },
  { name: 'Michigan', code: 'MI', timeZone: 'America/Detroit', partly: true },
  { name: 'Minnesota', code: 'MN', timeZone: 'America/Chicago' },
  { name: 'Mississippi', code: 'MS', timeZone: 'America/Chicago' },
  { name: 'Missouri', code: 'MO', timeZone: 'America/Chicago' },
  { name: 'Montana', code: 'MT', timeZone: 'America/Denver' },
  { name: 'Nebraska', code: 'NE', timeZone: 'America/Chicago', partly: true },
  { name: 'Nevada', code: 'NV', timeZone: 'America/Los_Angeles', partly: true },
  { name: 'New Hampshire', code: 'NH', timeZone: 'America/New_York' },
  { name: 'New Jersey', code: 'NJ', timeZone: 'America/New_York' },
  { name: 'New Mexico', code: 'NM', timeZone: 'America/Denver' },
  { name: 'New York', code: 'NY', timeZone: 'America/New_York' },
  { name: 'North Carolina', code: 'NC', timeZone: 'America/New_York' },
  { name: 'North Dakota', code: 'ND', timeZone: 'America/Chicago', partly: true },
  { name: 'Ohio', code: 'OH', timeZone: 'America/New_York' },
  { name: 'Oklahoma', code: 'OK', timeZone: 'America/Chicago' },
  { name: 'Oregon', code: 'OR', timeZone: 'America/Los_Angeles', partly: true },
  { name: 'Pennsylvania', code: 'PA', timeZone: 'America/New_York' },
  { name: 'Rhode Island', code: 'RI', timeZone: 'America/New_York' },
  { name: 'South Carolina', code: 'SC', timeZone: 'America/New_York' },
  { name: 'South Dakota', code: 'SD', timeZone: 'America/Chicago', partly: true },
  { name: 'Tennessee', code: 'TN', timeZone: 'America/Chicago', partly: true },
  { name: 'Texas', code: 'TX', timeZone: 'America/Chicago', partly: true },
  { name: 'Utah', code: 'UT', timeZone: 'America/Denver' },
  { name: 'Vermont', code: 'VT', timeZone: 'America/New_York' },
  { name: 'Virginia', code: 'VA', timeZone: 'America/New_York' },
  { name: 'Washington', code: 'WA', timeZone: 'America/Los_Angeles' },
  { name: 'West Virginia', code: 'WV', timeZone: 'America/New_York' },
  { name: 'Wisconsin', code: 'WI', timeZone: 'America/Chicago' },
  { name: 'Wyoming', code: 'WY', timeZone: 'America/Denver' },
]
