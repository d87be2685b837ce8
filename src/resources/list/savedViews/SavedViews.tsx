import Bookmark from '@mui/icons-material/BookmarkBorder'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'
import type { Views } from '../state/useViews'

const SavedViewsMenu = quiet(later(() => import('./SavedViewsMenu'), 'SavedViewsMenu', 'form'))

/** Name of the active view, marked once changed, with a menu of all views. */
export function SavedViews({ views }: { readonly views: Views }) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { active, isChanged } = views
  const label = translate('list.views.title')
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        aria-label={active ? `${label}: ${active.name}` : label}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void SavedViewsMenu.preload()}
      >
        <span className={active ? 'p-clip r-view-name' : 'r-word'}>{active?.name ?? label}</span>
        {isChanged && <span className="p-badge">{translate('list.views.unsaved')}</span>}
      </Button>
      {open && (
        <SavedViewsMenu views={views} anchor={button.current} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
