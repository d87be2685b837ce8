import SearchOff from '@mui/icons-material/SearchOff'
import { useTranslate } from 'ra-core'
import { State } from './State'

/** The record is not there, or not yours to see. */
export function NotFound({ isPage = false }: { readonly isPage?: boolean }) {
  const translate = useTranslate()
  return (
    <State icon={SearchOff} tone="error" title={translate('errors.notFound')} isPage={isPage} />
  )
}
