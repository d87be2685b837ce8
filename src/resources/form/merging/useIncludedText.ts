import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { localeOf } from '../../../i18n/languages'
import { timeAgo } from '../../../pieces/timeAgo'
import { useLanguage } from '../../../providers/backendContext'
import { useLabels } from '../../../providers/labels'
import type { Included } from './useMerging'

type Key = 'app.merge.included' | 'app.merge.savedWith'

/** Who else changed what, and when, in one sentence. */
export function useIncludedText() {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  return useCallback(
    ({ by, at, fields }: Included, key: Key) => {
      const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
      const name = by.length > 0 ? list.format(by) : translate('app.history.somebody')
      const what = list.format(fields.map(field => labels.field(field)))
      const told = translate(key, { name, fields: what })
      return at ? `${told} (${timeAgo(at, language)})` : told
    },
    [translate, language, labels],
  )
}
