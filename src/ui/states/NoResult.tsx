import { useTranslate } from 'ra-core'
import { Button } from '../controls/Button'
import { StateFrame } from './StateFrame'

/** Records exist, but the filters exclude all of them. */
export function NoResult({ onClear }: { readonly onClear: () => void }) {
  const translate = useTranslate()
  return (
    <StateFrame
      scene="noResult"
      title={translate('list.noResultTitle')}
      text={translate('list.noResultText')}
    >
      <Button variant="outlined" onClick={onClear} i18nKey="list.clearFilters" />
    </StateFrame>
  )
}
