import { texts } from '../i18n/inUse'
import { hasAccess, mayOpen } from '../model/access/pageAccess'
import { useMe } from '../providers/backend/backendContext'
import { useCatalogue } from '../providers/backend/catalogueContext'
import { type CustomPage, OwnPage } from '../providers/navigation/customPages'
import { PageHead } from '../ui/page/PageHead'
import { ClosedRoute } from '../ui/states/ClosedRoute'
import { NotProvidedLater } from '../ui/states/notProvidedLater'
import { type Later, plainLater } from '../ui/theme/plainLater'

/** A custom page at its address; a person without access is led to the page that says who has it. */
export function CustomPageRoute({ page }: { page: CustomPage }) {
  const { access, resources = [], Page } = page
  const Texts = textsOf(page)
  const catalogue = useCatalogue()
  const me = useMe()
  const isOpen = mayOpen(page, me, catalogue)
  // Starts loading beside the page's code; components wait for it in `useResource`.
  // The component that needs it shows the error.
  if (isOpen) void catalogue.load(resources, 'beside').catch(() => undefined)
  return (
    <OwnPage value={page}>
      {isOpen ? (
        <>
          <Texts />
          <Page />
        </>
      ) : hasAccess(access, me, catalogue) ? (
        <div className="p-page">
          <PageHead />
          <NotProvidedLater />
        </div>
      ) : (
        <ClosedRoute />
      )}
    </OwnPage>
  )
}

/** Loads the page's texts, and renders nothing itself. */
function textsOf(page: CustomPage) {
  const known = loaders.get(page)
  if (known) return known
  const made = plainLater(async () => {
    await texts.addNamespaces(page.namespaces ?? [])
    return () => null
  })
  loaders.set(page, made)
  return made
}
const loaders = new WeakMap<CustomPage, Later<object>>()
