import { mix } from '../../kit/color.ts'

type Spot = { x: number; y: number; meter: number }

const shells = ['#e3a534', '#efe9dc', '#d9652f', '#efe9dc', '#e3a534'] as const

/** Hard hats from the front, peak toward us, the sun on their left. */
export function HardHats({ spots }: { spots: readonly Spot[] }) {
  return (
    <>
      {spots.map(({ x, y, meter }, i) => {
        const shell = shells[i] ?? shells[0]
        const scale = Math.round(meter * 0.292) / 100
        return (
          <g key={i} transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`}>
            <path fill="#16292e" d="M-46 2Q-40 12 4 13Q60 13 62 4Q40-4-20-4z" />
            <path
              fill={mix(shell, '#1c2b3c', 0.42)}
              d="M-38-6C-40-42-22-62 0-62C22-62 40-42 38-6z"
            />
            <path fill={shell} d="M-38-6C-40-42-22-62 0-62C8-62 12-60 16-57C22-42 22-22 20-6z" />
            <path
              fill={mix(shell, '#ffffff', 0.45)}
              d="M-34-16C-35-40-22-54-10-58C-22-46-27-34-27-14z"
            />
            <path fill={mix(shell, '#1c2b3c', 0.2)} d="M-6-63Q0-67 6-63L9-8H-9z" />
            <path fill={mix(shell, '#ffffff', 0.25)} d="M-6-63Q-2-66 0-65L-1-8H-9z" />
            <path
              fill={mix(shell, '#1c2b3c', 0.3)}
              d="M-48-4Q-48-11-38-11H38Q48-11 48-4Q34 9 0 10Q-34 9-48-4z"
            />
            <path
              fill={mix(shell, '#ffffff', 0.2)}
              d="M-48-4Q-46-11-38-11H38Q20-3-6-2Q-34-2-48-4z"
            />
          </g>
        )
      })}
    </>
  )
}

/** A tool belt hung over the side of the bed: two pouches and a hammer. */
export function ToolBelt({ at: { x, y, meter } }: { at: Spot }) {
  const scale = Math.round(meter * 0.37) / 100
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`}>
      <path fill="#5d3b26" d="M-22-6H18V2L24 30H16L12 6H-14L-20 32H-28L-22 2z" />
      <path fill="#8a5a36" d="M-36 26H-8L-6 74Q-22 84-38 74z" />
      <path fill="#a8703f" d="M-36 26H-8V44H-36z" />
      <path fill="#7a4d2e" d="M6 28H30L32 68Q18 76 6 68z" />
      <path fill="#c9b28a" d="M-30 12h6v16h-6z" />
      <path fill="#6b7880" d="M-19 10h5v18h-5z" />
      <path fill="#d9b46c" d="M34 32h6v62h-6z" />
      <path fill="#5e6b72" d="M26 22h22v11H26z" />
    </g>
  )
}

/** Two people walking away to the frame, one board on both their shoulders. */
export function Walkers({ fill }: { fill: string }) {
  const walker = (x: number, y: number, scale: number, key: number) => (
    <g key={key} transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-8-48H2L-2-24L-9-2H-18L-10-26z" />
      <path d="M-2-48H9L12-25L9-1H2L3-25z" />
      <path d="M-18-3h10v4h-11zM2-3h8l3 4H2z" />
      <path d="M9-45L12-70Q12-80 5-82H-5Q-12-80-12-70L-9-45z" />
      <path d="M-10-78L-16-62L-14-45H-9L-10-61L-5-70z" />
      <path d="M9-80L17-72L13-86L9-88L8-84L10-79z" />
      <path d="M-3-80V-96H3V-80z" />
      <ellipse cx="0" cy="-92" rx="5.6" ry="6.6" />
      <path d="M-9-93H9L7-96Q6-103 0-103Q-6-103-7-96z" />
    </g>
  )
  return (
    <g fill={fill}>
      {walker(478, 500, 1.42, 0)}
      {walker(568, 516, 1.62, 1)}
      <path fill="#c9a574" d="M404 385L636 380V389L404 392z" />
    </g>
  )
}
