import ChevronLeft from '@mui/icons-material/ChevronLeft'
import { LinkBase, useTranslate } from 'ra-core'
import { parentIn, useTrail } from './useTrail'

interface ParentLinkProps {
  /** Title of this page; a parent of the same name is called by its `kind`. */
  readonly title?: string
  readonly kind?: string | undefined
}

/** Link to the parent page, for phones, where the header has no breadcrumbs. */
export function ParentLink({ title, kind }: ParentLinkProps) {
  const translate = useTranslate()
  const parent = parentIn(useTrail())
  if (!parent?.to) return null
  return (
    <nav className="p-narrow" aria-label={translate('app.shell.way')}>
      <LinkBase className="p-back" to={parent.to}>
        <ChevronLeft fontSize="small" className="p-mirror" />
        <bdi>{(parent.label === title && kind) || parent.label}</bdi>
      </LinkBase>
    </nav>
  )
}
