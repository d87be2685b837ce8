import { Navigate, useLocation, useTranslate } from 'ra-core'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { pageAddressOf, useCustomPages } from '../../providers/navigation/customPages'
import { homePath } from '../../providers/navigation/place'
import { BASE, toPublicUrl } from '../../providers/navigation/publicUrls'
import { ButtonLink } from '../../ui/controls/Button'
import { buildMenuGroups } from '../../ui/menu/sections'
import { StateFrame } from '../../ui/states/StateFrame'

/** Unknown address; the address of a section redirects to its first page. */
export function NotFoundPage() {
  const translate = useTranslate()
  const first = useFirstPage()
  if (first) return <Navigate to={first} replace />
  return (
    <div className="p-page">
      <div className="p-card">
        <StateFrame
          scene="notFound"
          title={translate('app.page.notFoundTitle')}
          isPage
          text={translate('app.page.notFoundText')}
        >
          <ButtonLink variant="contained" to={homePath()} i18nKey="app.page.goHome" />
        </StateFrame>
      </div>
    </div>
  )
}

/** First page of a section that the reader may open. */
function useFirstPage(): string | undefined {
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const section = `${useLocation().pathname.replace(/\/+$/, '')}/`
  const toPublic = toPublicUrl(catalogue)
  return buildMenuGroups({ catalogue, pages }, useMe())
    .flatMap(({ entries, more }) => [...entries, ...more])
    .map(entry =>
      'page' in entry ? pageAddressOf(entry.page) : toPublic(`${BASE}/${entry.resource.name}`),
    )
    .find(address => address.startsWith(section))
}
