import { useDrawingArea } from '@mui/x-charts/hooks'
import { PieChart } from '@mui/x-charts/PieChart'
import { useTranslate } from 'ra-core'
import { amountText } from '../text/amounts'
import { chartColours, HIGH, useStill } from './chartLook'
import type { Drawing } from './DrawnChart'

/** Shares of a whole with a legend; the whole is written inside. */
export function RingFigure({ figure, labels, onOpen }: Drawing) {
  const translate = useTranslate()
  const { unit, parts, others, total } = figure
  const slices = parts.map(({ amount }, at) => ({ id: at, value: amount, label: labels[at] ?? '' }))
  const remainder = { id: parts.length, value: others ?? 0, label: translate('bi.others') }
  return (
    <PieChart
      height={HIGH}
      skipAnimation={useStill()}
      colors={chartColours}
      series={[
        {
          data: others ? [...slices, remainder] : slices,
          innerRadius: '68%',
          outerRadius: '96%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => amountText(value, unit),
        },
      ]}
      onItemClick={(_, { dataIndex }) => onOpen(dataIndex)}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    >
      <Centre text={amountText(total, unit)} />
    </PieChart>
  )
}

function Centre({ text }: { readonly text: string }) {
  const { left, top, width, height } = useDrawingArea()
  return (
    <text x={left + width / 2} y={top + height / 2} className="g-centre">
      {text}
    </text>
  )
}
