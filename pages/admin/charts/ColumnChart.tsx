import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useState } from 'react'
import { formatCompact } from '../format.ts'

interface Column {
  key: string
  /** Below the column. */
  label: string
  value: number
  /** The value in the period before, drawn as a line across the column. */
  previous: number
  /** The full text, shown on hover. */
  description: string
  /** Drawn muted, so that the others stand out. */
  muted?: boolean
}

interface ColumnChartProps {
  /** The chart's accessible name; the numbers are in a table below it. */
  title: string
  columns: readonly Column[]
  format: (value: number) => string
  /** Labels of the legend. */
  currentLabel: string
  previousLabel: string
  /** Shown when there is no data. */
  emptyText: string
}

const height = 220
const margin = { top: 8, right: 4, bottom: 26, left: 44 }
/** The approximate width of an axis label, in px. */
const labelWidth = 74

/** A column chart with the period before as lines. */
export function ColumnChart({
  title,
  columns,
  format,
  currentLabel,
  previousLabel,
  emptyText,
}: ColumnChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 })
  const [hovered, setHovered] = useState<string>()
  const max = Math.max(...columns.map((bar) => Math.max(bar.value, bar.previous)))
  if (max === 0) return <p>{emptyText}</p>
  const plotWidth = Math.max(width - margin.left - margin.right, 1)
  const x = scaleBand({
    domain: columns.map(({ key }) => key),
    range: [0, plotWidth],
    paddingInner: 0.25,
    paddingOuter: 0.1,
  })
  const y = scaleLinear({
    domain: [0, max],
    range: [height - margin.top - margin.bottom, 0],
    nice: true,
  })
  const baseline = y(0)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const labelStep = Math.ceil(columns.length / Math.max(Math.floor(plotWidth / labelWidth), 1))
  const labels = new Map(columns.map(({ key, label }) => [key, label]))
  const hoveredDescription = columns.find(({ key }) => key === hovered)?.description
  return (
    <figure className="chart">
      <figcaption>
        {hoveredDescription ?? (
          <>
            <span className="legend-current">{currentLabel}</span>{' '}
            <span className="legend-previous">{previousLabel}</span>{' '}
            <span>Highest of both: {format(max)}</span>
          </>
        )}
      </figcaption>
      <div ref={parentRef} className="chart-area">
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={title}>
            <g transform={`translate(${margin.left} ${margin.top})`}>
              <GridRows className="grid" scale={y} width={plotWidth} tickValues={ticks} stroke="" />
              {columns.map((bar) => {
                const left = x(bar.key) ?? 0
                const top = y(bar.value)
                return (
                  <g
                    key={bar.key}
                    className="column"
                    data-muted={bar.muted || undefined}
                    data-hovered={bar.key === hovered || undefined}
                    onPointerEnter={() => setHovered(bar.key)}
                    onPointerLeave={() => setHovered(undefined)}
                  >
                    <Bar
                      className="hit-area"
                      x={left - (x.step() - x.bandwidth()) / 2}
                      width={x.step()}
                      height={baseline}
                    />
                    <Bar
                      className="current"
                      x={left}
                      y={top}
                      width={x.bandwidth()}
                      height={baseline - top}
                    />
                    {bar.previous > 0 && (
                      <Line
                        className="previous"
                        from={{ x: left, y: y(bar.previous) }}
                        to={{ x: left + x.bandwidth(), y: y(bar.previous) }}
                      />
                    )}
                  </g>
                )
              })}
              <AxisLeft
                scale={y}
                tickValues={ticks}
                tickFormat={(value) => formatCompact(Number(value))}
                hideAxisLine
                hideTicks
                tickClassName="tick"
                tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
              />
              <AxisBottom
                scale={x}
                top={baseline}
                tickValues={columns.filter((_, n) => n % labelStep === 0).map(({ key }) => key)}
                tickFormat={(key) => labels.get(String(key)) ?? ''}
                hideTicks
                axisClassName="baseline"
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
