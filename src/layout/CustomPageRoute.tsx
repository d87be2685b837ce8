import { mayOpen, rolesThatOpen } from '../model/pageAccess'
import { PageHead } from '../pieces/PageHead'
import { Forbidden } from '../pieces/states/Forbidden'
import { useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import { type CustomPage, OwnPage } from '../providers/customPages'

/** A custom page at its address; who may not open it is told so in its place. */
export function CustomPageRoute({ page }: { page: CustomPage }) {
  const { access, Page } = page
  const catalogue = useCatalogue()
  const isOpen = mayOpen(access, useMe(), catalogue)
  return (
    <OwnPage value={page}>
      {isOpen ? (
        <Page />
      ) : (
        <div className="p-page">
          <PageHead />
          <Forbidden able={rolesThatOpen(access, catalogue)} />
        </div>
      )}
    </OwnPage>
  )
}
