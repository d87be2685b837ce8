import Bookmark from '@mui/icons-material/BookmarkBorder'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import type { PageProps } from '../resourceViews'
import type { SavedViewsMenuProps } from './SavedViewsMenu'
import type { Views } from './useViews'

const SavedViewsMenu = later<SavedViewsMenuProps>(() =>
  import('./SavedViewsMenu').then(module => module.SavedViewsMenu),
)

/** The view the list shows, marked once it was changed, and behind it all others. */
export function SavedViews({ resource, views }: PageProps & { readonly views: Views }) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { active, isChanged } = views
  const label = translate('app.views.title')
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
        <span className={active ? 'r-view-name' : 'r-word'}>{active?.name ?? label}</span>
        {isChanged && <span className="p-badge">{translate('app.views.unsaved')}</span>}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <SavedViewsMenu
            resource={resource}
            views={views}
            anchor={button.current}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
