import MoreVert from '@mui/icons-material/MoreVert'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { withNamespaces } from '../../../i18n/inUse'
import { useResource } from '../../../providers/backend/catalogueContext'
import { IconButton } from '../../../ui/controls/Button'
import { useWhenHere } from '../../../ui/loading/useWhenHere'
import { later } from '../../../ui/theme/later'
import type { SentRecord } from '../../record/useRecord'
import type { RowMenuProps } from './RowMenu'

const RowMenu = later<RowMenuProps>(() =>
  withNamespaces(import('./RowMenu'), 'form', 'history').then(module => module.RowMenu),
)

/** Opens the actions of a row: open, edit, duplicate, next steps, delete. */
export function RowMenuButton({ record }: { readonly record: SentRecord }) {
  const resource = useResource()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const whenHere = useWhenHere()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        className="r-row-menu"
        aria-haspopup="menu"
        aria-label={translate('list.rowMenu', { name: titleOf(resource, record) })}
        onClick={() => whenHere(RowMenu.preload(), () => setIsOpen(true))}
      >
        <MoreVert fontSize="inherit" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <RowMenu record={record} anchor={button.current} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
