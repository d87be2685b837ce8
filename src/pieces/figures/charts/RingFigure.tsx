import { PieChart } from '@mui/x-charts/PieChart'
import { useTranslate } from 'ra-core'
import { amountText } from '../text/amounts'
import { chartColours, HIGH, useStill } from './chartLook'
import type { Drawing } from './DrawnChart'

/** Shares of a whole, with a legend. */
export function RingFigure({ figure, labels, onOpen }: Drawing) {
  const translate = useTranslate()
  const { unit, parts, others } = figure
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
          innerRadius: '62%',
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
    />
  )
}
