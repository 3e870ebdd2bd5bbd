import { disc } from './path.ts'

type Figure = {
  x: number
  y: number
  height: number
  pose?: 'stand' | 'raise' | 'point' | 'hips'
  hat?: boolean
}

const arms = {
  stand: 'M-12-79L-18-44L-13-43L-8-70zM12-79L18-44L13-43L8-70z',
  raise: 'M-12-76L-20-106L-15-108L-6-80zM12-76L22-104L17-107L6-80z',
  point: 'M-12-79L-18-44L-13-43L-8-70zM10-80L40-84L40-79L12-71z',
  hips: 'M-12-79L-23-62L-11-50L-9-54L-17-62L-8-72zM12-79L23-62L11-50L9-54L17-62L8-72z',
}

/** People only ever stand against the light: one dark shape each, a hard hat where there is work. */
export function People({ figures, fill }: { figures: readonly Figure[]; fill: string }) {
  return (
    <g fill={fill}>
      {figures.map(({ x, y, height, pose = 'stand', hat = false }) => (
        <path
          key={x}
          transform={`translate(${x} ${y})scale(${height / 100})`}
          d={`M-11 0L-8-47L8-47L11 0H4L0-38L-4 0zM-10-44L-13-78Q0-87 13-78L10-44z${arms[pose]}${disc(0, -91, 6.4)}${hat ? 'M-10-92h20l-3-3q-1-7-7-7q-6 0-7 7z' : ''}`}
        />
      ))}
    </g>
  )
}
