import Bookmark from '@mui/icons-material/BookmarkBorder'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { later } from '../../fields/fieldView'
import { Button } from '../../pieces/Button'
import type { PageProps } from '../resourceViews'
import type { SavedViewsMenuProps } from './SavedViewsMenu'

const SavedViewsMenu = later<SavedViewsMenuProps>(() =>
  import('./SavedViewsMenu').then(module => module.SavedViewsMenu),
)

/** Filters and sort under a name of one's own. */
export function SavedViews({ resource }: PageProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const label = translate('ra.saved_queries.label')
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <span className="r-word">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {open && (
          <SavedViewsMenu
            resource={resource}
            anchor={button.current}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
