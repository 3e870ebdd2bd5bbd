import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useState } from 'react'
import { inShort } from '../numbers.ts'

interface Column {
  key: string
  /** Under the column. */
  label: string
  value: number
  /** The same in the period before: a line across the column. */
  before: number
  /** The whole of it in words. */
  told: string
  /** Drawn so that the others stand out. */
  quiet?: boolean
}

interface ColumnsProps {
  /** What a screen reader hears in place of the picture; the figures are in a table below. */
  title: string
  bars: readonly Column[]
  inWords: (value: number) => string
  /** What a column is, and what the line across it is. */
  now: string
  before: string
  /** Said in place of the picture when there is nothing to draw. */
  none: string
}

const height = 220
const margin = { top: 8, right: 4, bottom: 26, left: 44 }
/** A label takes about so many px of the axis. */
const labelWidth = 74

/** Columns over time or over spans, each with a line where the period before stood. */
export function Columns({ title, bars, inWords, now, before, none }: ColumnsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 })
  const [pointed, point] = useState<string>()
  const most = Math.max(...bars.map((bar) => Math.max(bar.value, bar.before)))
  if (most === 0) return <p>{none}</p>
  const inner = Math.max(width - margin.left - margin.right, 1)
  const x = scaleBand({
    domain: bars.map(({ key }) => key),
    range: [0, inner],
    paddingInner: 0.25,
    paddingOuter: 0.1,
  })
  const y = scaleLinear({
    domain: [0, most],
    range: [height - margin.top - margin.bottom, 0],
    nice: true,
  })
  const ground = y(0)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const every = Math.ceil(bars.length / Math.max(Math.floor(inner / labelWidth), 1))
  const labels = new Map(bars.map(({ key, label }) => [key, label]))
  const told = bars.find(({ key }) => key === pointed)?.told
  return (
    <figure className="chart">
      <figcaption>
        {told ?? (
          <>
            <span className="key-now">{now}</span> <span className="key-before">{before}</span>, at
            most {inWords(most)}
          </>
        )}
      </figcaption>
      <div ref={parentRef} className="chart-room">
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={title}>
            <g transform={`translate(${margin.left} ${margin.top})`}>
              <GridRows className="grid" scale={y} width={inner} tickValues={ticks} stroke="" />
              {bars.map((bar) => {
                const left = x(bar.key) ?? 0
                const top = y(bar.value)
                return (
                  <g
                    key={bar.key}
                    className="column"
                    data-quiet={bar.quiet || undefined}
                    data-pointed={bar.key === pointed || undefined}
                    onPointerEnter={() => point(bar.key)}
                    onPointerLeave={() => point(undefined)}
                  >
                    <Bar
                      className="reach"
                      x={left - (x.step() - x.bandwidth()) / 2}
                      width={x.step()}
                      height={ground}
                    />
                    <Bar
                      className="now"
                      x={left}
                      y={top}
                      width={x.bandwidth()}
                      height={ground - top}
                    />
                    {bar.before > 0 && (
                      <Line
                        className="before"
                        from={{ x: left, y: y(bar.before) }}
                        to={{ x: left + x.bandwidth(), y: y(bar.before) }}
                      />
                    )}
                  </g>
                )
              })}
              <AxisLeft
                scale={y}
                tickValues={ticks}
                tickFormat={(value) => inShort(Number(value))}
                hideAxisLine
                hideTicks
                tickClassName="tick"
                tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
              />
              <AxisBottom
                scale={x}
                top={ground}
                tickValues={bars.filter((_, n) => n % every === 0).map(({ key }) => key)}
                tickFormat={(key) => labels.get(String(key)) ?? ''}
                hideTicks
                axisClassName="ground"
                tickClassName="tick"
                tickLabelProps={{ textAnchor: 'middle', dy: 6 }}
              />
            </g>
          </svg>
        )}
      </div>
    </figure>
  )
}
