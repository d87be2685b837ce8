import SearchOff from '@mui/icons-material/SearchOff'
import { useTranslate } from 'ra-core'
import { Button } from '../controls/Button'
import { StateFrame } from './StateFrame'

/** Records exist, but the filters exclude all of them. */
export function NoResult({ onClear }: { readonly onClear: () => void }) {
  const translate = useTranslate()
  return (
    <StateFrame
      icon={SearchOff}
      title={translate('list.noResultTitle')}
      text={translate('list.noResultText')}
    >
      <Button variant="outlined" onClick={onClear}>
        {translate('list.clearFilters')}
      </Button>
    </StateFrame>
  )
}
