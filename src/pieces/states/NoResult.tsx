import SearchOff from '@mui/icons-material/SearchOff'
import { useTranslate } from 'ra-core'
import { Button } from '../Button'
import { State } from './State'

/** There is something, but nothing that these filters let through. */
export function NoResult({ onClear }: { readonly onClear: () => void }) {
  const translate = useTranslate()
  return (
    <State
      icon={SearchOff}
      title={translate('app.list.noResultTitle')}
      text={translate('app.list.noResultText')}
    >
      <Button variant="outlined" onClick={onClear}>
        {translate('app.list.clearFilters')}
      </Button>
    </State>
  )
}
