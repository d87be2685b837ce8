import { useTranslate } from 'ra-core'
import { dateTime } from '../../model/kinds/time'
import { useLanguage } from '../../providers/backendContext'
import type { SlotProps } from '../slots'

/** Who changed a record last, and when. */
export function Changed({ record = {} }: SlotProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { _UPDATED_AT: at, _UPDATED_BY: by } = record
  if (typeof at !== 'string') return null
  return (
    <p className="r-changed">
      {translate('app.history.updated', { name: String(by ?? '') })},{' '}
      <bdi>{dateTime.print(at, {}, language)}</bdi>
    </p>
  )
}
