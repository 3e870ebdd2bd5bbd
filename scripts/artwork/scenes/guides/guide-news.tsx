import { alpenglow } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { sheet, Table, mug } from './shared.tsx'

export function News() {
  const light = alpenglow
  const columns = [0.3, 0.86, 1.42].flatMap((x) =>
    [1.35, 1.5, 1.65, 1.8, 1.95, 2.1].map((z) =>
      sheet([x, x + 0.46], [z, z + 0.05], '#9a9a94', 0.855),
    ),
  )
  return (
    <Table
      light={light}
      seed={411}
      peak="saw"
      wall="#d8ccb8"
      things={[
        sheet([0.1, 2.1], [0.7, 2.4], made.white),
        sheet([0.3, 1.9], [0.85, 1.05], made.steelDark, 0.855),
        sheet([1.2, 1.88], [1.2, 1.3], made.copper, 0.855),
        ...columns,
        ...mug(-0.7, 1.2, '#2f5f5c'),
      ]}
    />
  )
}
