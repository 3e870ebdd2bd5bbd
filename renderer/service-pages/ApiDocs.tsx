import { paths } from '../../services/api/contract/paths.ts'

/** An endpoint of the API. */
interface ApiCall {
  /** `POST /api/contact` */
  name: string
  summary: string
  /** Empty: the summary says it all. */
  description: string
  statuses: readonly string[]
  /** Parameters, then fields of the body. */
  fields: readonly { name: string; kind: string; required: boolean; description: string }[]
}

export interface ApiDocsProps {
  description: string
  calls: readonly ApiCall[]
}

/** The API description for people: every endpoint with its fields and statuses. */
export const ApiDocs = ({ description, calls }: ApiDocsProps) => (
  <>
    <p>
      <InlineCode>{description}</InlineCode>
    </p>
    <p>
      For programs: <a href={paths.openApi}>{paths.openApi}</a> (OpenAPI 3.1).
    </p>
    {calls.map(({ name, summary, description, statuses, fields }) => (
      <section key={name}>
        <h2>
          <code>{name}</code>
        </h2>
        <p>
          <InlineCode>{`${summary} Answers: ${statuses.join(', ')}.`}</InlineCode>
        </p>
        {description !== '' && (
          <p>
            <InlineCode>{description}</InlineCode>
          </p>
        )}
        {fields.length > 0 && (
          <table>
            <tbody>
              {fields.map((field) => (
                <tr key={field.name}>
                  <td>
                    <code>{field.name}</code>
                  </td>
                  <td>
                    <InlineCode>{describeField(field)}</InlineCode>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    ))}
  </>
)

/** Returns a field's kind and description in one text: two columns fit a phone. */
const describeField = ({ kind, required, description }: ApiCall['fields'][number]) => {
  const type = [kind, required && 'required'].filter(Boolean).join('; ')
  return [type, description].filter(Boolean).join('. ')
}

/** Text with its `code` between backticks, as in Markdown. */
const InlineCode = ({ children }: { children: string }) =>
  children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))
