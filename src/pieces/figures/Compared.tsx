import { useTranslate } from 'ra-core'
import type { Dashboard } from '../../model/dashboard'
import { useLanguage } from '../../providers/backendContext'
import { daysText } from './partText'

/** Of which days figures tell, and against which. */
export function Compared({ days, before }: Pick<Dashboard, 'days' | 'before'>) {
  const translate = useTranslate()
  const language = useLanguage()
  const text = (each: typeof days) => daysText(each, language)
  return (
    <p className="g-compared">
      {translate('bi.compared', { days: text(days), before: text(before) })}
    </p>
  )
}
