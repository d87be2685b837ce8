import { inSentence } from '../../../i18n/labels'
import type { SentenceOrder } from '../../../model/sentences/labels/sentenceList'
import { useResource, useTexts } from '../../../providers/backend/catalogueContext'

/** The order of a sentence in words: "Sort by total descending". */
export function OrderWords({ sort }: { readonly sort: SentenceOrder }) {
  const { translate, labels, language } = useTexts()
  const sorted = useResource().fields.get(sort.field)
  if (!sorted) return null
  const field = labels.field(sorted)
  const order = translate(`list.sort.${sort.order}`)
  return translate('list.sort.by', { field, field_lower_first: inSentence(field, language), order })
}
