import { useTranslate } from 'ra-core'
import { StateFrame } from './StateFrame'

/** The record does not exist or is not accessible. */
export function NotFound({ isPage = false }: { readonly isPage?: boolean }) {
  const translate = useTranslate()
  return (
    <StateFrame
      scene="notFound"
      tone="error"
      title={translate('app.page.noRecord')}
      isPage={isPage}
    />
  )
}
