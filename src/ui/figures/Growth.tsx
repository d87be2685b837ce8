import Down from '@mui/icons-material/TrendingDownRounded'
import Flat from '@mui/icons-material/TrendingFlatRounded'
import Up from '@mui/icons-material/TrendingUpRounded'
import { useTranslate } from 'ra-core'
import type { Period } from '../../base/span'
import type { ShownFigure } from '../../model/endpoints/figures'
import { Row, Text } from '../primitives/layout'
import { amountText, calculateGrowth, percentText } from './text/amounts'

interface GrowthProps {
  readonly figure: ShownFigure
  readonly period: Period
}

/** Change against the previous period, as arrow, colour and text. */
export function Growth({ figure, period }: GrowthProps) {
  const translate = useTranslate()
  const { total, before, isBad = false, unit } = figure
  if (before === undefined || (before === 0 && total === 0)) return null
  const growth = calculateGrowth(total, before)
  if (growth === undefined) return <Text size="xs" tone="secondary" i18nKey="bi.fresh" />
  const Icon = growth === 0 ? Flat : growth > 0 ? Up : Down
  const tone = growth === 0 ? 'secondary' : growth > 0 !== isBad ? 'success' : 'error'
  const word = growth === 0 ? 'same' : growth > 0 ? 'more' : 'less'
  const share = percentText(Math.abs(growth))
  return (
    <Row as="span" gap={1} title={`${translate('bi.before')}: ${amountText(before, unit)}`}>
      <Text tone={tone} aria-hidden="true">
        <Icon fontSize="inherit" />
      </Text>
      <Text size="xs" aria-hidden="true">
        <b>{share}</b>{' '}
        <Text tone="secondary" className="g-versus" i18nKey={`bi.versus.${period}`} />
      </Text>
      <span className="p-hidden">{translate(`bi.${word}`, { percent: share })}</span>
    </Row>
  )
}
