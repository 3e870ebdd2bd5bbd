import { TitledTable } from '../../renderer/components/TitledTable.tsx'

interface ChoicesProps {
  title: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** Materials to choose from, a row for each. */
export const Choices = ({ title, columns, rows }: ChoicesProps) => (
  <TitledTable title={title} columns={['', ...columns]}>
    {rows.map(({ name, cells }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, index) => (
          <td key={columns[index]}>{cell}</td>
        ))}
      </tr>
    ))}
  </TitledTable>
)
