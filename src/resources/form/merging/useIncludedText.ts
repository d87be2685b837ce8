import { useCallback } from 'react'
import { localeOf } from '../../../i18n/languages'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { timeAgo } from '../../../ui/controls/timeAgo'
import type { IncludedChanges } from './useMerging'

type Key = 'form.merge.included' | 'form.merge.savedWith'

/** Describes other people's changes in one sentence: author, fields, time. */
export function useIncludedText() {
  const { translate, language, labels } = useTexts()
  return useCallback(
    ({ by, at, fields }: IncludedChanges, key: Key) => {
      const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
      const name = by.length > 0 ? list.format(by) : translate('history.somebody')
      const what = list.format(fields.map(field => labels.field(field)))
      const text = translate(key, { name, fields: what })
      return at ? `${text} (${timeAgo(at, language)})` : text
    },
    [translate, language, labels],
  )
}
