import { paths } from '../../services/api/contract/paths.ts'

/** An endpoint of the API. */
interface ApiCall {
  /** `POST /api/contact` */
  name: string
  summary: string
  statuses: readonly string[]
  fields: readonly { name: string; kind: string; required: boolean }[]
}

export interface ApiDocsProps {
  description: string
  calls: readonly ApiCall[]
}

/** The API description for people: every endpoint with its fields and statuses. */
export const ApiDocs = ({ description, calls }: ApiDocsProps) => (
  <>
    <p>{description}</p>
    <p>
      For programs: <a href={paths.openApi}>{paths.openApi}</a> (OpenAPI 3.1).
    </p>
    {calls.map(({ name, summary, statuses, fields }) => (
      <section key={name}>
        <h2>
          <code>{name}</code>
        </h2>
        <p>{`${summary} Answers: ${statuses.join(', ')}.`}</p>
        {fields.length > 0 && (
          <table>
            <tbody>
              {fields.map((field) => (
                <tr key={field.name}>
                  <td>
                    <code>{field.name}</code>
                  </td>
                  <td>{field.kind}</td>
                  <td>{field.required && 'required'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    ))}
  </>
)
