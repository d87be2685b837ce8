import { useTranslate } from 'ra-core'
import type { FigureBoard } from '../../model/endpoints/figures'
import { useLanguage } from '../../providers/backend/backendContext'
import { daysText } from './text/partText'

export function Compared({ days, before }: Pick<FigureBoard, 'days' | 'before'>) {
  const translate = useTranslate()
  const language = useLanguage()
  const text = (each: typeof days) => daysText(each, language)
  return (
    <p className="p-quiet p-small">
      {translate('bi.compared', { days: text(days), before: text(before) })}
    </p>
  )
}
