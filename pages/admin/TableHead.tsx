interface TableHeadProps {
  /** The columns from the left: first those with words, then those with numbers. */
  words: readonly string[]
  numbers: readonly string[]
}

/** What the columns of a table are called. */
export const TableHead = ({ words, numbers }: TableHeadProps) => (
  <thead>
    <tr>
      {words.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {numbers.map((name) => (
        <th key={name} scope="col" className="number">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
