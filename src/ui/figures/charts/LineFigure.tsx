import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { useTranslate } from 'ra-core'
import type { Part } from '../../../model/endpoints/figures'
import { amountText, shortText } from '../text/amounts'
import { chartColours, faded, margin, useStill, wholeSteps } from './chartLook'
import type { Drawing } from './DrawnChart'

/** Counts up to here are columns of this period alone: lines between them would jump. */
const FEW = 5

/** The period step by step, with the previous period in a pale colour. */
export function LineFigure({ figure, labels, onOpen }: Drawing) {
  const translate = useTranslate()
  const { unit, parts } = figure
  const valueFormatter = (value: number | null) => amountText(value ?? 0, unit)
  const amounts = { now: parts.map(({ amount }) => amount), before: parts.map(beforeOf) }
  const plain = { disableLine: true, disableTicks: true }
  const look = {
    margin,
    skipAnimation: useStill(),
    grid: { horizontal: true },
    colors: [chartColours[0] ?? '', faded],
    yAxis: [
      {
        ...{ ...plain, width: 56, min: 0, ...wholeSteps(figure) },
        valueFormatter: (value: number) => shortText(value, unit),
      },
    ],
    onAxisClick: (_: unknown, data: { dataIndex: number } | null) => onOpen(data?.dataIndex),
  }
  const series = (['now', 'before'] as const).map(id => ({
    ...{ id, label: translate(`bi.${id}`), data: amounts[id], valueFormatter },
  }))
  const most = Math.max(...amounts.now, ...amounts.before)
  const isRare = unit === 'count' && most <= FEW
  if (isRare)
    return (
      <BarChart
        {...look}
        hideLegend
        borderRadius={4}
        yAxis={[{ ...look.yAxis[0], max: most + 1 }]}
        series={series.slice(0, 1)}
        xAxis={[{ ...plain, data: labels }]}
      />
    )
  return (
    <LineChart
      {...look}
      series={series.map(each => ({
        ...{ ...each, area: each.id === 'now', showMark: false, curve: 'linear' as const },
      }))}
      xAxis={[{ ...plain, scaleType: 'point', data: labels }]}
    />
  )
}

const beforeOf = ({ before = 0 }: Part) => before
