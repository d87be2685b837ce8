import useMediaQuery from '@mui/material/useMediaQuery'
import { BarChart } from '@mui/x-charts/BarChart'
import { useSettings } from '../../../providers/backend/backendContext'
import { amountText, shortText } from '../text/amounts'
import { chartColours, margin, useBarGap, useStill, wholeSteps } from './chartLook'
import type { Drawing } from './DrawnChart'

export function BarsFigure({ figure, labels, title, onOpen }: Drawing) {
  const { unit, parts } = figure
  const most = Math.max(...parts.map(({ amount }) => amount))
  const short = labels.map((label, at) => shortened(label, labels, at))
  const isRtl = useSettings().themeDirection === 'rtl'
  const room = useRoom(labels.length)
  const isTight = longestWord(short) > room
  const broken = (label: string) => brokenInto(label, isTight ? ASLANT : room)
  return (
    <BarChart
      margin={margin}
      hideLegend
      skipAnimation={useStill()}
      grid={{ horizontal: true }}
      borderRadius={4}
      colors={chartColours}
      series={[
        {
          label: title,
          data: parts.map(({ amount }) => amount),
          valueFormatter: value => amountText(value ?? 0, unit),
          barLabel: ({ value }) => shortText(value ?? 0, unit),
          barLabelPlacement: 'outside',
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: short,
          categoryGapRatio: useBarGap(),
          valueFormatter: (value: string, { location }) =>
            location === 'tooltip' ? (labels[short.indexOf(value)] ?? value) : broken(value),
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: () => true,
          ...(isTight ? tilted(isRtl) : { height: chartHeight(short.map(broken)) }),
        },
      ]}
      yAxis={[
        {
          width: 56,
          ...wholeSteps(figure),
          ...(most > 0 && { max: most * LABEL_ROOM }),
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => shortText(value, unit),
        },
      ]}
      onAxisClick={(_, data) => onOpen(data?.dataIndex)}
    />
  )
}

/** Long labels are tilted, so that all are shown. */
const tilted = (isRtl: boolean) => ({
  height: 84,
  tickLabelStyle: { angle: -32, textAnchor: isRtl ? 'start' : 'end' } as const,
})

/** Labels stand above their bars, and are cut where the axis ends. */
const LABEL_ROOM = 1.12
/** Characters per line of a tilted label. */
const ASLANT = 16
const LONGEST = 30
const LETTER_PX = 7

/** Characters that fit under each column. */
function useRoom(columns: number): number {
  const width = useMediaQuery('(max-width: 599.95px)') ? 260 : 400
  return Math.floor(width / Math.max(1, columns) / LETTER_PX)
}

const longestWord = (labels: readonly string[]) =>
  Math.max(0, ...labels.flatMap(label => label.split(' ').map(word => word.length)))

/** Breaks a label into lines of at most `room` characters. */
function brokenInto(label: string, room: number): string {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < room)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

const chartHeight = (labels: readonly string[]) =>
  12 + 16 * Math.max(1, ...labels.map(label => label.split('\n').length))

/** A label that fits under a column, kept unique. */
function shortened(label: string, labels: readonly string[], at: number) {
  const text = label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label
  const isAmbiguous = labels.some(
    (other, index) => index < at && other.startsWith(text.slice(0, -1)),
  )
  return isAmbiguous ? `${text} (${at + 1})` : text
}
