import { BarChart } from '@mui/x-charts/BarChart'
import { useSettings } from '../../../providers/backendContext'
import { amountText, shortText } from '../amounts'
import { colours, margin, useBarGap, useStill } from './chartLook'
import type { Drawing } from './DrawnChart'

/** Columns side by side. */
export function Bars({ figure, labels, title, onOpen }: Drawing) {
  const { unit, parts } = figure
  const short = labels.map((label, at) => shortened(label, labels, at))
  const isRtl = useSettings().themeDirection === 'rtl'
  const isTight = short.reduce((sum, text) => sum + text.length, 0) > 40
  return (
    <BarChart
      margin={margin}
      hideLegend
      skipAnimation={useStill()}
      grid={{ horizontal: true }}
      borderRadius={4}
      colors={colours}
      series={[
        {
          label: title,
          data: parts.map(({ amount }) => amount),
          valueFormatter: value => amountText(value ?? 0, unit),
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: short,
          categoryGapRatio: useBarGap(),
          valueFormatter: (value: string, { location }) =>
            location === 'tooltip' ? (labels[short.indexOf(value)] ?? value) : value,
          disableLine: true,
          disableTicks: true,
          ...(isTight ? tilted(isRtl) : {}),
        },
      ]}
      yAxis={[
        {
          width: 56,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => shortText(value, unit),
        },
      ]}
      onAxisClick={(_, data) => onOpen(data?.dataIndex)}
    />
  )
}

/** Many or long words stand aslant, so that none is left out. */
const tilted = (isRtl: boolean) => ({
  height: 84,
  tickLabelInterval: () => true,
  tickLabelStyle: { angle: -32, textAnchor: isRtl ? 'start' : 'end' } as const,
})

const LONGEST = 18

/** Words that fit under a column; none twice. */
function shortened(label: string, labels: readonly string[], at: number) {
  const text = label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label
  const isTaken = labels.some((other, index) => index < at && other.startsWith(text.slice(0, -1)))
  return isTaken ? `${text} (${at + 1})` : text
}
