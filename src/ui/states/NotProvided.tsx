import { useTranslate } from 'ra-core'
import { StateFrame } from './StateFrame'

/** The server has only the original API (business.md#original-api), which lacks the data of this page. */
export function NotProvided({ isPage = false }: { readonly isPage?: boolean }) {
  const translate = useTranslate()
  return (
    <StateFrame
      scene="offline"
      isPage={isPage}
      title={translate('app.page.notProvidedTitle')}
      text={translate('app.page.notProvided')}
    />
  )
}
