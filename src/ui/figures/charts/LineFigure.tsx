import { LineChart } from '@mui/x-charts/LineChart'
import { useTranslate } from 'ra-core'
import { amountText, shortText } from '../text/amounts'
import { chartColours, faded, margin, useStill, wholeSteps } from './chartLook'
import type { Drawing } from './DrawnChart'

/** The period step by step, with the previous period in a pale colour. */
export function LineFigure({ figure, labels, onOpen }: Drawing) {
  const translate = useTranslate()
  const { unit, parts } = figure
  const valueFormatter = (value: number | null) => amountText(value ?? 0, unit)
  return (
    <LineChart
      margin={margin}
      skipAnimation={useStill()}
      grid={{ horizontal: true }}
      colors={[chartColours[0] ?? '', faded]}
      series={[
        {
          id: 'now',
          label: translate('bi.now'),
          data: parts.map(({ amount }) => amount),
          valueFormatter,
          area: true,
          showMark: false,
          curve: 'linear',
        },
        {
          id: 'before',
          label: translate('bi.before'),
          data: parts.map(({ before = 0 }) => before),
          valueFormatter,
          showMark: false,
          curve: 'linear',
        },
      ]}
      xAxis={[{ scaleType: 'point', data: [...labels], disableLine: true, disableTicks: true }]}
      yAxis={[
        {
          width: 56,
          min: 0,
          ...wholeSteps(figure),
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => shortText(value, unit),
        },
      ]}
      onAxisClick={(_, data) => onOpen(data?.dataIndex)}
    />
  )
}
