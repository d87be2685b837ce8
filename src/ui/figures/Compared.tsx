import type { FigureBoard } from '../../model/endpoints/figures'
import { useTexts } from '../../providers/backend/catalogueContext'
import { daysText } from './text/partText'

export function Compared({ days, before }: Pick<FigureBoard, 'days' | 'before'>) {
  const { translate, language } = useTexts()
  const text = (each: typeof days) => daysText(each, language)
  return (
    <p className="p-quiet p-small">
      {translate('bi.compared', { days: text(days), before: text(before) })}
    </p>
  )
}
