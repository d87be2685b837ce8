import Down from '@mui/icons-material/TrendingDownRounded'
import Flat from '@mui/icons-material/TrendingFlatRounded'
import Up from '@mui/icons-material/TrendingUpRounded'
import { useTranslate } from 'ra-core'
import type { ShownFigure } from '../../model/endpoints/figures'
import { useLanguage } from '../../providers/backend/backendContext'
import { amountText, calculateGrowth, percentText } from './text/amounts'

/** Change against the previous period, as arrow, colour and text. */
export function Growth({ figure }: { readonly figure: ShownFigure }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { total, before, isBad = false, unit } = figure
  if (before === undefined) return null
  const growth = calculateGrowth(total, before)
  if (growth === undefined)
    return total === 0 ? null : <span className="g-growth">{translate('bi.fresh')}</span>
  const Icon = growth === 0 ? Flat : growth > 0 ? Up : Down
  const tone = growth === 0 ? 'same' : growth > 0 !== isBad ? 'good' : 'bad'
  const word = growth === 0 ? 'same' : growth > 0 ? 'more' : 'less'
  const share = percentText(Math.abs(growth), language)
  return (
    <span
      className={`g-growth g-${tone}`}
      title={`${translate('bi.before')}: ${amountText(before, unit)}`}
    >
      <Icon fontSize="inherit" aria-hidden="true" />
      <span aria-hidden="true">{share}</span>
      <span className="p-hidden">{translate(`bi.${word}`, { percent: share })}</span>
    </span>
  )
}
